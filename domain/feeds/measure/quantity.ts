import { createPhraseFinder, normalizePhrase, type Phrases } from '#domain/feeds/terms/phrases.ts'
import { type DecimalSign, parseFeedNumber } from './number.ts'

/** Words around a quantity that change nothing. "Up to" does: of a term, it says the longest one. */
const FILLERS = new Set(
  (
    'from min minimum at least about approx approximately ca від мін мінімум мінімальний не менше близько приблизно ' +
    'от мин минимум минимальный менее около примерно od minimum najmniej ab mindestens desde minimo'
  ).split(' '),
)
const ONE_NUMBER = /^(\D*?)(\d(?:[\d\s.,'’]*\d)?)(\D*)$/su

/**
 * Creates a parser of one number and its unit, such as "від 6 місяців" or "2,4 кВт·год".
 *
 * @param units how many of the result one of a unit is, and what it is called
 * @returns `null` for several numbers, and for words that are no unit
 */
function createQuantityParser(
  units: Readonly<Record<number, string>>,
): (text: string, decimal: DecimalSign | null) => number | null {
  const findUnit = createPhraseFinder<string>(units)
  return (text, decimal) => {
    const [, before = '', figures, after = ''] = ONE_NUMBER.exec(text.trim()) ?? []
    if (figures === undefined || before.endsWith('-')) return null
    const words = normalizePhrase(before).split(' ')
    if (!words.every((word) => word === '' || FILLERS.has(word))) return null
    const unit = normalizePhrase(after) === '' && !after.includes('%') ? 1 : findUnit(after)
    const number = parseFeedNumber(figures, decimal)
    return unit === null || number === null ? null : number * Number(unit)
  }
}

const MONTHS: Readonly<Record<number, string>> = {
  1: `mo, mos, month*, міс*, мес*, mies*, mc, monat*, mes, meses, mensualidad*
    mm, kaltmiete*, nettokaltmiete*`,
  12: `y, yr, yrs, year*, рік, роки, року, років, год, года, лет, rok*, lata, lat, jahr*, ano*`,
}

const parseMonthNumber = createQuantityParser(MONTHS)

/** English, then Ukrainian and Russian, Polish, German and Spanish. */
const MONTH_WORDS: Phrases<'1' | '2' | '3' | '6' | '12'> = {
  1: `month, one month, a month, one month rent, one months rent, місяць, один місяць, місячна плата, місячна оренда
    месяц, один месяц, miesiac, jeden miesiac, monat, ein monat, eine monatsmiete, mes, un mes, una mensualidad`,
  2: `two months, two months rent, два місяці, два месяца, dwa miesiace, zwei monate, zwei monatsmieten, dos meses`,
  3: `three months, quarter, три місяці, квартал, три месяца, trzy miesiace, drei monate, drei monatsmieten, tres meses`,
  6: `six months, half a year, half year, півроку, пів року, шість місяців, полгода, пол года, шесть месяцев, pol roku
    szesc miesiecy, sechs monate, halbes jahr, ein halbes jahr, seis meses, medio ano`,
  12: `year, one year, a year, twelve months, рік, один рік, год, один год, rok, jeden rok, jahr, ein jahr, ano, un ano`,
}

const findMonthWords = createPhraseFinder(MONTH_WORDS)
const LEADING_FILLER = /^(від|от|from|od|ab|desde)\s+/iu

/** Reads "6", "від 6 місяців", "1 рік" or "half a year" as months. */
export function parseMonths(text: string, decimal: DecimalSign | null): number | null {
  const words = /\d/.test(text) ? null : findMonthWords(text.trim().replace(LEADING_FILLER, ''))
  return words === null ? parseMonthNumber(text, decimal) : Number(words)
}

/** "300", "300 м", "0.3 km". */
export const parseMeters = createQuantityParser({
  1: 'm, м, meter*, metre*, метр*, metr*, metro*',
  1000: 'km, км, kilomet*, кілометр*, километр*',
})

const parseEnergy = createQuantityParser({
  1: 'wh, w h, втг, вт г, вт год*, втгод*, вт ч, втч, вт час*',
  1000: 'kwh, kw h, квтг, квт г, квт год*, квтгод*, квт ч, квтч, квт час*',
})

/** Below, it is a number of something else, such as kilowatts, or batteries. */
const MIN_WATT_HOURS = 100

/** "2400", "2,4 кВт·год"; kilowatts say no capacity. */
export function parseWattHours(text: string, decimal: DecimalSign | null): number | null {
  const energy = parseEnergy(text, decimal)
  return energy === null || energy === 0 || energy >= MIN_WATT_HOURS ? energy : null
}
