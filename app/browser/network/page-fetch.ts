import type { ConnectionState } from '#domain/site/offline/stored-response.ts'

/** When a page's data was read, and the state of the connection then. */
export interface PageFetch {
  readonly asOf: number
  readonly connection: ConnectionState
}

interface Connection {
  /**
   * Whether a request has failed, or the browser has reported being offline, since the last successful
   * request.
   */
  readonly isBroken: boolean
  /** Fetches by path with query. */
  readonly fetches: ReadonlyMap<string, PageFetch>
}

/** The number of pages to remember, enough for going back through the history. */
const MAX_FETCHES = 100

let connection: Connection = { isBroken: false, fetches: new Map() }

/** Called after each change. */
const listeners = new Set<() => void>()

export const getConnectionState = (): Connection => connection

function setConnection(next: Connection): void {
  connection = next
  for (const listener of listeners) listener()
}

export function reportConnection(isBroken: boolean): void {
  if (isBroken !== connection.isBroken) setConnection({ ...connection, isBroken })
}

/**
 * @param path with the query
 * @param isBroken omit it when the fetch says nothing about the connection
 */
export function recordPageFetch(
  path: string,
  fetched: PageFetch,
  isBroken = connection.isBroken,
): void {
  const others = [...connection.fetches].filter(([other]) => other !== path)
  setConnection({
    isBroken,
    fetches: new Map([...others, [path, fetched] as const].slice(-MAX_FETCHES)),
  })
}

let documentAsOf = performance.timeOrigin

/** @param asOf earlier than the document was opened if it comes from a cache of the service worker */
export function recordDocumentAge(asOf: number): void {
  documentAsOf = asOf
}

/** When the data of a page was fetched; a page without data came with the document. */
export const getDocumentFetch = (): PageFetch => ({ asOf: documentAsOf, connection: 'good' })

/** @param path with the query */
export const getPageFetch = (path: string): PageFetch =>
  getConnectionState().fetches.get(path) ?? getDocumentFetch()

const reportOffline = () => reportConnection(true)
const reportOnline = () => reportConnection(false)

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('offline', reportOffline)
  window.addEventListener('online', reportOnline)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('offline', reportOffline)
    window.removeEventListener('online', reportOnline)
  }
}
