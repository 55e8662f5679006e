import {
  FACTS,
  isChoiceFact,
  isDayFact,
  MAX_DEPOSIT_MONTHS,
  type NumberFact,
  type PlainFact,
} from '#domain/catalog/listing/facts.ts'
import { isPlausible, type Range } from '#domain/catalog/price/plausible.ts'
import { toCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { parseFactWord, UNSAID } from './fact-words.ts'
import { type AreaUnit, parseSquareMeters } from './measure/area.ts'
import { type DecimalSign, parseFeedNumber } from './measure/number.ts'
import { readPriceText } from './measure/price-text.ts'
import { parseMeters, parseMonths, parseWattHours } from './measure/quantity.ts'
import { parseFeedTime } from './measure/time.ts'

/** How a row writes its facts. */
export interface FactConventions {
  /** Of areas that state none. */
  readonly areaUnit: AreaUnit
  readonly decimal: DecimalSign | null
  /** The ISO 4217 code of the price, which amounts must have; `null` to take any. */
  readonly currency: string | null
}

/** What is not read together with other facts, as floors, or by years that are plausible. */
export type TextFact = Exclude<PlainFact, 'floor' | 'floors' | 'year'>
export const isTextFact = (fact: PlainFact): fact is TextFact =>
  fact !== 'floor' && fact !== 'floors' && fact !== 'year'
export type TextNumber = Exclude<NumberFact, 'floor' | 'floors' | 'year'>
type NumberReader = (text: string, conventions: FactConventions, range: Range) => number | null

/** In m². Smaller numbers count kitchens. */
const MIN_KITCHEN = 3

const NUMBER_READERS: Readonly<Record<TextNumber, NumberReader>> = {
  // Half bathrooms have no bath: "1.75" and "2.5" are those of American files.
  bathrooms: (text, { decimal }) => {
    const number = parseFeedNumber(text, decimal)
    return number === null ? null : Math.floor(number)
  },
  kitchen: (text, { areaUnit, decimal }, { max }) =>
    parseSquareMeters(text, areaUnit, decimal, { min: MIN_KITCHEN, max }),
  commission: readAmount,
  deposit: readDeposit,
  minTerm: (text, { decimal }) => toWhole(parseMonths(text, decimal)),
  inverter: (text, { decimal }) => toWhole(parseWattHours(text, decimal)),
  shelter: (text, { decimal }) => toWhole(parseMeters(text, decimal)),
  climb: (text, { decimal }) => toWhole(parseFeedNumber(text, decimal)),
}

/**
 * The value of a fact; 'unsaid' if the text answers without saying it.
 *
 * @returns `null` if the text cannot be used
 */
export function parseFactText(
  fact: TextFact,
  text: string,
  conventions: FactConventions,
): string | number | null {
  const word = parseFactWord(fact, text)
  if (isChoiceFact(fact) || word === UNSAID) return word
  if (isDayFact(fact)) {
    const time = parseFeedTime(text)
    return time === null ? null : toCalendarDay(new Date(time))
  }
  const range = FACTS[fact].getRange()
  const number = word === 'none' ? 0 : NUMBER_READERS[fact](text, conventions, range)
  return number !== null && isPlausible(number, range) ? number : null
}

const toWhole = (number: number | null): number | null =>
  number !== null && Number.isInteger(number) ? number + 0 : null

/** Shares of the price, such as "50%", and amounts in another currency than the price are none. */
function readAmount(text: string, { decimal, currency }: FactConventions): number | null {
  const read = text.includes('%') ? null : readPriceText(text, decimal)
  if (read === null) return null
  const isOther = currency !== null && read.currency !== null && read.currency !== currency
  return isOther ? null : Math.round(read.amount)
}

/** A small number is months, also without a word for them; an amount with a currency is not. */
function readDeposit(text: string, conventions: FactConventions): number | null {
  const months = parseMonths(text, conventions.decimal)
  if (months !== null && months <= MAX_DEPOSIT_MONTHS) return toWhole(months)
  const amount = readAmount(text, conventions)
  return amount === null || amount <= MAX_DEPOSIT_MONTHS ? null : amount
}
