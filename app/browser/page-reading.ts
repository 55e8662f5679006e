import type { ConnectionState } from '#domain/offline/stored-response.ts'

/** When what a page shows was read, and how the connection was. */
export interface PageReading {
  readonly asOf: number
  readonly connection: ConnectionState
}

interface Connection {
  /** Since the last request that succeeded, one failed, or the browser said that it is offline. */
  readonly isBroken: boolean
  /** By path and query. */
  readonly readings: ReadonlyMap<string, PageReading>
}

/** Enough to go back through. */
const MAX_READINGS = 100

let connection: Connection = { isBroken: false, readings: new Map() }
const listeners = new Set<() => void>()

/** Of pages without data: what they show came with the document. */
export const DOCUMENT_READING: PageReading = {
  asOf: typeof performance === 'undefined' ? 0 : performance.timeOrigin,
  connection: 'good',
}

function change(next: Connection): void {
  connection = next
  for (const listener of listeners) listener()
}

export const getConnection = (): Connection => connection

export function reportConnection(isBroken: boolean): void {
  if (isBroken !== connection.isBroken) change({ ...connection, isBroken })
}

/**
 * @param path with the query
 * @param isBroken unless the reading tells nothing of it
 */
export function recordReading(
  path: string,
  reading: PageReading,
  isBroken = connection.isBroken,
): void {
  const others = [...connection.readings].filter(([other]) => other !== path)
  change({
    isBroken,
    readings: new Map([...others, [path, reading] as const].slice(-MAX_READINGS)),
  })
}

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
