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

/** The day of a moment in UTC: `2025-07-11`. */
export const toCalendarDay = (date: Date): string => date.toISOString().slice(0, 10)

/** Whether the text is a day like `2025-07-11` that exists. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const start = Date.parse(text)
  // Some engines parse February 30 as a day in March.
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text)
}

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
