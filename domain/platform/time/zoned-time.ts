import { isCalendarDay } from './calendar-day.ts'
import { MINUTE_MS } from './durations.ts'

/** By zone. Making one takes as long as 35 uses, and much memory. */
const formats = new Map<string, Intl.DateTimeFormat>()

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone)
  if (made !== undefined) return made
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}

/** Local time of a zone at a moment, as if it were UTC, in milliseconds. */
function readClock(at: number, timeZone: string): number {
  const parts = getFormat(timeZone).formatToParts(at)
  const get = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'))
}

/**
 * The moment of a local day and time. If the time occurs twice, when summer time ends, it is the
 * first; `null` if it never occurs.
 *
 * @param day "2026-11-24"
 * @param time "18:05"
 */
export function findMoment(day: string, time: string, timeZone: string): Date | null {
  if (!isCalendarDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null
  const shown = Date.parse(`${day}T${time}Z`)
  // No zone is more than 14 hours from UTC, and none changes twice within two days.
  const offsets = [-1, 1].map((side) => {
    const at = shown + side * 24 * 60 * MINUTE_MS
    return readClock(at, timeZone) - at
  })
  const moments = offsets
    .map((offset) => shown - offset)
    .filter((at) => readClock(at, timeZone) === shown)
  return moments.length === 0 ? null : new Date(Math.min(...moments))
}
