import {
  connectionListeners,
  getConnectionState,
  type PageFetch,
  reportConnection,
} from './page-fetch.ts'

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
  connectionListeners.add(listener)
  window.addEventListener('offline', reportOffline)
  window.addEventListener('online', reportOnline)
  return () => {
    connectionListeners.delete(listener)
    window.removeEventListener('offline', reportOffline)
    window.removeEventListener('online', reportOnline)
  }
}
