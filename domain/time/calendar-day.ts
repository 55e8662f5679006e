const LONG_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Start of the day in UTC, in milliseconds; `null` for a day that does not exist. */
function parseDay(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const start = Date.parse(day)
  if (Number.isNaN(start)) return null
  // Some engines parse February 30 as a day in March.
  return new Date(start).toISOString().startsWith(day) ? start : null
}

/** The day of a moment in UTC: `2025-07-11`. */
export const toCalendarDay = (date: Date): string => date.toISOString().slice(0, 10)

/** Whether the text is a day like `2025-07-11` that exists. */
export const isCalendarDay = (text: string): boolean => parseDay(text) !== null

/**
 * Formats `2025-07-11` as "July 11, 2025", in every time zone. Any other text is returned as it is
 * (docs/product.md, "Stored review").
 */
export function formatLongDate(day: string): string {
  const start = parseDay(day)
  return start === null ? day : LONG_FORMAT.format(start)
}
