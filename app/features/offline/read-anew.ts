import {
  DOCUMENT_READING,
  getPageReading,
  reportConnection,
} from '#app/browser/network/connection.ts'
import { getConnection, recordReading } from '#app/browser/network/page-reading.ts'
import { pingServer } from './ping-server.ts'

/**
 * Reads the data of a page again, if it was read without a good connection. What was typed stays.
 *
 * @throws when there is no connection
 */
export async function readAnew(path: string, revalidate: () => Promise<void>): Promise<void> {
  await pingServer()
  reportConnection(false)
  const reading = getPageReading(path)
  if (reading.connection === 'good') return
  await revalidate()
  // A page without data has read nothing anew.
  if (getPageReading(path) === reading && !getConnection().isBroken)
    recordReading(path, DOCUMENT_READING)
}
