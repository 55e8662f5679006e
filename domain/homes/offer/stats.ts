import { toCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'

/** How many days are shown. */
const NUMBER_DAYS = 30

export interface DayCount {
  /** `2026-11-23`, in UTC. */
  readonly day: string
  readonly views: number
  readonly hearts: number
}

/** What an owner learns about a home's success. */
export interface OfferStats {
  /** The shown days, today last. */
  readonly days: readonly DayCount[]
  /** How often the home was added to favorites and not removed again, since it was first shown. */
  readonly heartsNow: number
  /** Conversations begun about it in these days. */
  readonly conversations: number
  /**
   * Medians over the same days; `null` if there are so few similar homes that a median would reveal
   * one of them.
   */
  readonly similar: {
    readonly homes: number
    readonly views: number
    readonly hearts: number
  } | null
  /**
   * The home's place among those of its type in its city, in the default order; `null` while it is
   * not shown.
   */
  readonly position: { readonly place: number | null; readonly total: number } | null
}

export const getFirstDay = (now: Date): string =>
  toCalendarDay(new Date(now.getTime() - (NUMBER_DAYS - 1) * DAY_MS))

/** Adds the days without counts. */
export function fillDays(counted: readonly DayCount[], now: Date): DayCount[] {
  const byDay = new Map(counted.map((count) => [count.day, count]))
  const first = Date.parse(getFirstDay(now))
  return Array.from({ length: NUMBER_DAYS }, (_, index) => {
    const day = toCalendarDay(new Date(first + index * DAY_MS))
    return byDay.get(day) ?? { day, views: 0, hearts: 0 }
  })
}

/** The round number above the highest bar: 4, 10, 20, 40, 100 … */
export function getScale(counts: readonly number[]): number {
  const highest = Math.max(4, ...counts)
  const power = 10 ** Math.floor(Math.log10(highest))
  return [power, 2 * power, 4 * power, 10 * power].find((scale) => scale >= highest) ?? highest
}
