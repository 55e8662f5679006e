import { getPageOfData } from '#domain/site/offline/data-path.ts'
import { hasExpectedType } from '#domain/site/offline/expected-type.ts'
import {
  AS_OF_HEADER,
  CONNECTION_HEADER,
  getAsOf,
  isStorable,
} from '#domain/site/offline/stored-response.ts'

/** A copy with changed headers. Its body is already decoded, so the encoding headers are dropped. */
export function withHeaders(response: Response, changes: Record<string, string>): Response {
  const headers = new Headers(response.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  for (const [name, value] of Object.entries(changes)) headers.set(name, value)
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}

/**
 * The copy to store, with the time it was read; `null` if it is not a page or its data.
 *
 * @param mayStore `null` if it refuses the response
 */
export function toStoredCopy(response: Response, mayStore = isStorable): Response | null {
  const { status, headers, redirected, url } = response
  if (redirected || !mayStore(status, headers.get('Cache-Control'))) return null
  const { pathname } = new URL(url)
  const kind = getPageOfData(pathname) === null ? 'page' : 'data'
  if (!hasExpectedType(kind, pathname, headers.get('Content-Type'))) return null
  return withHeaders(response, { [AS_OF_HEADER]: getAsOf(headers.get('Age'), Date.now()) })
}

/**
 * Fetches and stores a page or its data.
 *
 * @returns whether it was stored
 */
export async function storeCopy(cache: Cache, path: string): Promise<boolean> {
  const response = await fetch(path, { cache: 'no-cache' })
  const copy = toStoredCopy(response)
  if (copy !== null) await cache.put(path, copy)
  return copy !== null
}

/** A stored copy that is served in place of a response from the network. */
export const asStored = (copy: Response, connection: 'slow' | 'broken') =>
  withHeaders(copy, { [CONNECTION_HEADER]: connection })
