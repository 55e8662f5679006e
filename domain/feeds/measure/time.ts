import { lazy } from '#domain/platform/text/lazy.ts'
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

/** The languages of feeds, whose spreadsheets abbreviate months in their own ways: "тра", "maj", "kvě". */
const LANGUAGES = ['uk', 'ru', 'en', 'de', 'pl', 'es', 'fr', 'it', 'pt', 'cs']
/** Lazy, because forty formatters take a desktop 25 ms, and few values look like a day of a spreadsheet. */
const getMonths = lazy(() =>
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      // With a day, some languages inflect the month: "травень", "9 травня".
      const formats = [{ month }, { month, day: 'numeric' } as const].map(
        (options) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
      )
      return Array.from({ length: 12 }, (_, at) => Date.UTC(2024, at, 9)).flatMap((time) =>
        formats.flatMap(
          (format) =>
            format
              .formatToParts(time)
              .find(({ type }) => type === 'month')
              ?.value.toLowerCase() ?? [],
        ),
      )
    }),
  ),
)

const DAY_AND_MONTH = /^\d{1,4}[-./ ]{1,2}(\p{L}{3,})\.?(?:[-./ ]\d{2,4})?$/u
const MONTH_AND_YEAR = /^(\p{L}{3,})\.?[-./ ]\d{1,4}$/u

/** Whether a spreadsheet made a day of the text "5/9" or "2-3": "9-May", "05.вер", "Sep-05". */
export function isSpreadsheetDay(text: string): boolean {
  const month = (DAY_AND_MONTH.exec(text) ?? MONTH_AND_YEAR.exec(text))?.[1]?.toLowerCase()
  return month !== undefined && getMonths().some((name) => name.startsWith(month))
}
