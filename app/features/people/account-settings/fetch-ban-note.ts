import { formatBanGoesOn } from '#content/texts/safety/ban-note.ts'
import { MY_BAN_PATH } from '#domain/people/my-ban.ts'
import { hasFields, isText, requireShape } from '#domain/platform/json/shape.ts'
import { formatLongDate } from '#domain/platform/time/calendar-day.ts'

const TIMEOUT_MS = 30_000

const isOwnBan = hasFields<{ readonly until: string | null }>({
  until: (value): value is string | null => value === null || isText(value),
})

/**
 * What a banned person should know before deleting the account; `undefined` without a ban.
 *
 * @throws when the server cannot be reached
 */
export async function fetchBanNote(): Promise<string | undefined> {
  const response = await fetch(MY_BAN_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The ban failed with status ${response.status}.`)
  const { until } = requireShape(await response.json(), isOwnBan)
  return until === null ? undefined : formatBanGoesOn(formatLongDate(until))
}
