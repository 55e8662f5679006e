import { isCalendarDay, toCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { NBSP } from './number.ts'

/** In the genitive, as after the number of a day. */
const MONTHS = [
  'січня',
  'лютого',
  'березня',
  'квітня',
  'травня',
  'червня',
  'липня',
  'серпня',
  'вересня',
  'жовтня',
  'листопада',
  'грудня',
]

/**
 * Formats `2025-07-11` as "11 липня 2025 р.", in every time zone. Any other text is returned as it is
 * (docs/product/site.md, "Stored review"). `Intl` is not used because its first use on a page takes a slow phone 60 ms.
 */
export function formatLongDate(day: string): string {
  if (!isCalendarDay(day)) return day
  const [year, month, date] = day.split('-').map(Number)
  return [date, MONTHS[Number(month) - 1], year, 'р.'].join(NBSP)
}

/** The day of a moment in UTC: "11 липня 2025 р.". */
export const formatDay = (moment: Date): string => formatLongDate(toCalendarDay(moment))

/** The month of `2026-06` or `2026-06-03`, as after "з": "червня". */
export const formatMonth = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? day
