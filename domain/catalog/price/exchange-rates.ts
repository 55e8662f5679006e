import { isCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'

/** How many units of each currency a dollar was worth on a day, by ISO 4217 code. */
export interface DatedRates {
  /** "2026-09-13". */
  readonly date: string
  readonly unitsPerDollar: ReadonlyMap<string, number>
}

const CURRENCY_CODE = /^[A-Z]{3}$/
const DAY = /^(\d{2})\.(\d{2})\.(\d{4})$/

/** A date written as "13.09.2026", in the format of ISO 8601; `null` for any other text. */
function parseDay(text: unknown): string | null {
  const [, day, month, year] = DAY.exec(String(text)) ?? []
  const date = `${year}-${month}-${day}`
  return isCalendarDay(date) ? date : null
}

/**
 * Reads the list that the National Bank of Ukraine publishes
 * (https://bank.gov.ua/NBUStatService/v1/statdirectory/exchange?json): hryvnias per unit of each currency.
 *
 * @throws {Error} one sentence when it is not such a list
 */
export function parseNationalBankRates(list: unknown): DatedRates {
  if (!Array.isArray(list)) throw new Error('The exchange rates are not a list.')
  const entries = list.map((entry) => Object(entry) as Record<string, unknown>)
  const hryvnias = new Map<string, number>([['UAH', 1]])
  for (const { cc, rate } of entries)
    if (CURRENCY_CODE.test(String(cc)) && typeof rate === 'number' && rate > 0)
      hryvnias.set(String(cc), rate)
  const dollar = hryvnias.get('USD')
  if (dollar === undefined) throw new Error('The exchange rates have none for USD.')
  const date = parseDay(entries.find(({ cc }) => cc === 'USD')?.exchangedate)
  if (date === null)
    throw new Error('The exchange rate of USD has no exchangedate like 13.09.2026.')
  const unitsPerDollar = [...hryvnias].map(([code, rate]) => [code, dollar / rate] as const)
  return { date, unitsPerDollar: new Map(unitsPerDollar) }
}

/** The rates of the later day; the first ones if both are of the same day. */
export const getLaterRates = (a: DatedRates, b: DatedRates): DatedRates => (b.date > a.date ? b : a)

/** A rate older than this is shown with its age. */
export const MAX_SILENT_RATE_AGE_DAYS = 7

/** Whole days from the day of a rate to `now`. */
export function getRateAge(date: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(date)) / DAY_MS))
}
