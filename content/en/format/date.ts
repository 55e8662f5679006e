import { isCalendarDay, toCalendarDay } from '#domain/platform/time/calendar-day.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * Formats `2025-07-11` as "July 11, 2025", in every time zone. Any other text is returned as it is (docs/product/site.md,
 * "Stored review"). `Intl` is not used because its first use on a page takes a slow phone 60 ms.
 */
export function formatLongDate(day: string): string {
  if (!isCalendarDay(day)) return day
  const [year, month, date] = day.split('-').map(Number)
  return `${MONTHS[Number(month) - 1]} ${date}, ${year}`
}

/** The day of a moment in UTC: "July 11, 2025". */
export const formatDay = (moment: Date): string => formatLongDate(toCalendarDay(moment))

/** The month of `2026-06` or `2026-06-03`: "June". */
export const formatMonth = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? day
