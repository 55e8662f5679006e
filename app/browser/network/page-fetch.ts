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

/** Listeners are called after each change. */
export const connectionListeners = new Set<() => void>()

export const getConnectionState = (): Connection => connection

function setConnection(next: Connection): void {
  connection = next
  for (const listener of connectionListeners) listener()
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
