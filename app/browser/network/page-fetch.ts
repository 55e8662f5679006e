import type { ConnectionState } from '#domain/offline/stored-response.ts'

/** When what a page shows was read, and how the connection was. */
export interface PageFetch {
  readonly asOf: number
  readonly connection: ConnectionState
}

interface Connection {
  /** Since the last request that succeeded, one failed, or the browser said that it is offline. */
  readonly isBroken: boolean
  /** By path and query. */
  readonly readings: ReadonlyMap<string, PageFetch>
}

/** Enough to go back through. */
const MAX_READINGS = 100

let connection: Connection = { isBroken: false, readings: new Map() }

/** Called after each change. */
export const connectionListeners = new Set<() => void>()

export const getConnectionState = (): Connection => connection

export function setConnection(next: Connection): void {
  connection = next
  for (const listener of connectionListeners) listener()
}

/**
 * @param path with the query
 * @param isBroken unless the reading tells nothing of it
 */
export function recordPageFetch(
  path: string,
  reading: PageFetch,
  isBroken = connection.isBroken,
): void {
  const others = [...connection.readings].filter(([other]) => other !== path)
  setConnection({
    isBroken,
    readings: new Map([...others, [path, reading] as const].slice(-MAX_READINGS)),
  })
}
