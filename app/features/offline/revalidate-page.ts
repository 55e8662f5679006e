import { DOCUMENT_FETCH, getPageFetch, reportConnection } from '#app/browser/network/connection.ts'
import { getConnectionState, recordPageFetch } from '#app/browser/network/page-fetch.ts'
import { pingServer } from './ping-server.ts'

/**
 * Reads the data of a page again, if it was read without a good connection. What was typed stays.
 *
 * @throws when there is no connection
 */
export async function revalidatePage(path: string, revalidate: () => Promise<void>): Promise<void> {
  await pingServer()
  reportConnection(false)
  const reading = getPageFetch(path)
  if (reading.connection === 'good') return
  await revalidate()
  // A page without data has read nothing anew.
  if (getPageFetch(path) === reading && !getConnectionState().isBroken)
    recordPageFetch(path, DOCUMENT_FETCH)
}
