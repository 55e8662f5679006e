import {
  DOCUMENT_READING,
  getPageReading,
  reportConnection,
} from '#app/browser/network/connection.ts'
import { getConnection, recordReading } from '#app/browser/network/page-reading.ts'
import { pingServer } from './ping-server.ts'

/**
 * Reloads the data of a page that was read without a good connection. Typed text stays.
 *
 * @throws when there is no connection
 */
export async function readAnew(path: string, revalidate: () => Promise<void>): Promise<void> {
  await pingServer()
  reportConnection(false)
  const reading = getPageReading(path)
  if (reading.connection === 'good') return
  await revalidate()
  // A page without data does not record a reading of its own.
  if (getPageReading(path) === reading && !getConnection().isBroken)
    recordReading(path, DOCUMENT_READING)
}
