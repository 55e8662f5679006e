/** A day, or a moment; without a zone it is taken as UTC. */
const MOMENT =
  /^(\d{4}-\d{2}-(\d{2}))(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i
const EUROPEAN_DAY = /^(\d{2})\.(\d{2})\.(\d{4})/

/** The moment that a text of a feed names, in milliseconds since 1970; `null` if it names none. */
export function parseFeedTime(text: string): number | null {
  if (text === '') return null
  const match = MOMENT.exec(text) ?? MOMENT.exec(text.trim().replace(EUROPEAN_DAY, '$3-$2-$1'))
  if (match === null) return null
  const [, day = '', dayOfMonth, time = '00:00', zone = 'Z'] = match
  const ms = Date.parse(`${day}T${time}${zone.length === 1 ? 'Z' : offset(zone)}`)
  return Number.isNaN(ms) || (Number(dayOfMonth) > 28 && !isDay(day)) ? null : ms
}

function offset(zone: string): string {
  return zone.replace(
    /^([+-]\d{2}):?(\d{2})?$/,
    (_, hours, minutes = '00') => `${hours}:${minutes}`,
  )
}

/** JavaScript takes February 30 for a day in March. */
function isDay(day: string): boolean {
  const start = Date.parse(`${day}T00:00Z`)
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(day)
}
