import { toCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'

interface Confirmation {
  readonly publishedAt: Date
  readonly confirmedAt: Date
  readonly isOfferedByOwner: boolean
}

/**
 * When a home was last confirmed: by its owner some days ago, or by its feed on a day. `null` if
 * its feed confirmed it on the day of its publication, which is not news.
 */
export function presentConfirmation(
  { publishedAt, confirmedAt, isOfferedByOwner }: Confirmation,
  now: Date,
): { day: string; daysAgo: number | null } | null {
  const day = toCalendarDay(confirmedAt)
  if (isOfferedByOwner) return { day, daysAgo: countDays(confirmedAt, now) }
  return day > toCalendarDay(publishedAt) ? { day, daysAgo: null } : null
}

/** Calendar days in UTC between two moments. */
const countDays = (from: Date, to: Date) =>
  Math.floor(to.getTime() / DAY_MS) - Math.floor(from.getTime() / DAY_MS)
