import { getDocumentFetch, getPageFetch } from '#app/browser/network/connection.ts'
import {
  getConnectionState,
  recordPageFetch,
  reportConnection,
} from '#app/browser/network/page-fetch.ts'
import { pingServer } from '#app/browser/network/ping-server.ts'

/**
 * Reloads the data of a page that was read without a good connection. Typed text stays.
 *
 * @throws when there is no connection
 */
export async function revalidatePage(path: string, revalidate: () => Promise<void>): Promise<void> {
  await pingServer()
  reportConnection(false)
  const reading = getPageFetch(path)
  if (reading.connection === 'good') return
  await revalidate()
  // A page without data does not record a fetch of its own.
  if (getPageFetch(path) === reading && !getConnectionState().isBroken)
    recordPageFetch(path, getDocumentFetch())
}
