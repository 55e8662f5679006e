import { addDays } from '#domain/platform/time/add-days.ts'
import { MINUTE_MS } from '#domain/platform/time/durations.ts'
import { formatKyivTime, HOMES_TIME_ZONE, toKyivDay } from '#domain/platform/time/kyiv-time.ts'
import { findMoment } from '#domain/platform/time/zoned-time.ts'

export const FREQUENCIES = ['now', 'daily', 'weekly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** When alerts that wait for a day or a week leave, in Kyiv. */
const ALERT_TIME = '08:00'
const MONDAY = 1

/** Hours of Kyiv in which nobody is told; the same twice is none. They may include midnight. */
export interface QuietHours {
  /** 0 to 23. */
  readonly from: number
  readonly until: number
}

export interface AlertTimes {
  readonly frequency: Frequency
  readonly quiet: QuietHours
  /** When the search was last told something; null for never. */
  readonly lastAlertAt: Date | null
}

const toTime = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** The first time of this form after `now`, on a day that passes. */
function findNext(now: Date, time: string, passes: (day: string) => boolean): Date {
  for (let days = 0; days <= 8; days += 1) {
    const day = toKyivDay(addDays(now, days))
    const at = findMoment(day, time, HOMES_TIME_ZONE)
    if (at !== null && at > now && passes(day)) return at
  }
  // A full hour is missing on one day a year at most.
  throw new Error(`${time} does not occur within a week.`)
}

const isMonday = (day: string) => new Date(day).getUTCDay() === MONDAY

function isQuiet(at: Date, { from, until }: QuietHours): boolean {
  const hour = Number(formatKyivTime(at).slice(0, 2))
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}

const afterQuietHours = (at: Date, quiet: QuietHours): Date =>
  quiet.from !== quiet.until && isQuiet(at, quiet)
    ? findNext(at, toTime(quiet.until), () => true)
    : at

/**
 * The least time between alerts that leave at once. An import changes homes for minutes, and one mail tells of more of
 * them.
 */
export const MIN_PAUSE_MS = 5 * MINUTE_MS

/** The earliest time after `now` at which a search can be told again. A clock that was ahead does not hold it up. */
function afterPause(now: Date, lastAlertAt: Date | null): Date {
  if (lastAlertAt === null || lastAlertAt > now) return now
  return new Date(Math.max(now.getTime(), lastAlertAt.getTime() + MIN_PAUSE_MS))
}

/** When a search is told what happened at `now`. */
export function findAlertTime({ frequency, quiet, lastAlertAt }: AlertTimes, now: Date): Date {
  if (frequency === 'now') return afterQuietHours(afterPause(now, lastAlertAt), quiet)
  const passes = frequency === 'weekly' ? isMonday : () => true
  return afterQuietHours(findNext(now, ALERT_TIME, passes), quiet)
}

/** An alert cannot wait longer than this; one that seems to was planned by a clock that was wrong. */
export const MAX_WAIT_DAYS = 9
