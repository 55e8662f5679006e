/** When a stored response was fetched, as an ISO date. */
export const AS_OF_HEADER = 'X-As-Of'

/** On a response from the cache after the network was tried: `broken` or `slow`. */
export const CONNECTION_HEADER = 'X-Connection'

/** On a response in place of missing data, if the document of the page is stored. */
export const DOCUMENT_STORED_HEADER = 'X-Document-Stored'

/** The connection when a page was loaded. */
export type ConnectionState = 'good' | 'slow' | 'broken'

/** As long as browsers use prefetched data without asking again (`server/platform/http/pages/page.ts`). */
const FRESH_MS = 10_000

/** A document fetched this recently is not fetched again to be kept. */
const KEPT_RECENTLY_MS = 10 * 60_000

/** After this time a stored page is shown instead of one that does not arrive. */
export const SLOW_AFTER_SECONDS = 4

/**
 * Whether the response is the same for everyone: others are never stored
 * (`server/platform/http/pages/page.ts`).
 */
export function isStorable(status: number, cacheControl: string | null): boolean {
  const directives = (cacheControl ?? '').split(',').map((directive) => directive.trim())
  return status === 200 && directives.includes('public') && !directives.includes('no-store')
}

/** @param asOf an ISO date; anything else counts as old */
export const isYoungerThan = (asOf: string | null, nowMs: number, maxMs: number) => {
  const age = nowMs - Date.parse(asOf ?? '')
  return age >= 0 && age < maxMs
}

/** Whether stored data may be used without asking the server. */
export const isFresh = (asOf: string | null, nowMs: number): boolean =>
  isYoungerThan(asOf, nowMs, FRESH_MS)

export const isKeptRecently = (asOf: string | null, nowMs: number): boolean =>
  isYoungerThan(asOf, nowMs, KEPT_RECENTLY_MS)

/**
 * When the content of a response was current.
 *
 * @param age the `Age` header: seconds in a proxy's cache
 */
export function getAsOf(age: string | null, nowMs: number): string {
  const seconds = Number(age ?? 0)
  return new Date(nowMs - (seconds > 0 ? seconds * 1_000 : 0)).toISOString()
}
