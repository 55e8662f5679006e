import {
  connectionListeners,
  getConnectionState,
  type PageFetch,
  reportConnection,
} from './page-fetch.ts'

// Apart from `page-fetch.ts`, which pages load before the first interaction.

/** For pages without data, whose contents came with the document. */
export const DOCUMENT_FETCH: PageFetch = {
  asOf: performance.timeOrigin,
  connection: 'good',
}

/** @param path with the query */
export const getPageFetch = (path: string): PageFetch =>
  getConnectionState().fetches.get(path) ?? DOCUMENT_FETCH

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
