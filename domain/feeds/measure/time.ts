import { isCalendarDay } from '#domain/platform/time/calendar-day.ts'

/** A day or a timestamp; UTC if it has no zone. */
const TIMESTAMP =
  /^(\d{4}-\d{2}-(\d{2}))(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i
const EUROPEAN_DAY = /^(\d{2})\.(\d{2})\.(\d{4})/

/** Milliseconds since 1970; `null` if the text is neither a day nor a timestamp. */
export function parseFeedTime(text: string): number | null {
  if (text === '') return null
  const match =
    TIMESTAMP.exec(text) ?? TIMESTAMP.exec(text.trim().replace(EUROPEAN_DAY, '$3-$2-$1'))
  if (match === null) return null
  const [, day = '', dayOfMonth, time = '00:00', zone = 'Z'] = match
  const ms = Date.parse(`${day}T${time}${zone.length === 1 ? 'Z' : normalizeOffset(zone)}`)
  return Number.isNaN(ms) || (Number(dayOfMonth) > 28 && !isCalendarDay(day)) ? null : ms
}

function normalizeOffset(zone: string): string {
  return zone.replace(
    /^([+-]\d{2}):?(\d{2})?$/,
    (_, hours, minutes = '00') => `${hours}:${minutes}`,
  )
}
