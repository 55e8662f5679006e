import { DAY_MS } from './durations.ts'

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
 * Days since 1970.
 *
 * @param day that exists
 */
export const toEpochDay = (day: string): number => Date.parse(day) / DAY_MS
