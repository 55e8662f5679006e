import {
  connectionListeners,
  getConnection,
  type PageReading,
  setConnection,
} from './page-reading.ts'

// Not in `page-reading.ts`, which pages load before their first touch.

/** Of pages without data: what they show came with the document. */
export const DOCUMENT_READING: PageReading = {
  asOf: performance.timeOrigin,
  connection: 'good',
}

/** @param path with the query */
export const getPageReading = (path: string): PageReading =>
  getConnection().readings.get(path) ?? DOCUMENT_READING

export function reportConnection(isBroken: boolean): void {
  const connection = getConnection()
  if (isBroken !== connection.isBroken) setConnection({ ...connection, isBroken })
}

const reportOffline = () => reportConnection(true)
const reportOnline = () => reportConnection(false)

export function subscribeToConnection(listener: () => void): () => void {
  connectionListeners.add(listener)
  window.addEventListener('offline', reportOffline)
  window.addEventListener('online', reportOnline)
  return () => {
    connectionListeners.delete(listener)
    window.removeEventListener('offline', reportOffline)
    window.removeEventListener('online', reportOnline)
  }
}
