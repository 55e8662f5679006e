import { hasFields, isText, requireShape } from '#domain/json/shape.ts'
import { ENDPOINTS } from '#domain/site/links.ts'

const TIMEOUT_MS = 30_000

const isOwnBan = hasFields<{ readonly until: string | null }>({
  until: (value): value is string | null => value === null || isText(value),
})

/**
 * The day until which this person cannot write, "2027-05-22".
 *
 * @throws when the server is not reached, or has no session for this browser
 */
export async function fetchBanEnd(): Promise<string | null> {
  const response = await fetch(ENDPOINTS.myBan, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The ban failed with status ${response.status}.`)
  return requireShape(await response.json(), isOwnBan).until
}
