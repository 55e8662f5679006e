import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import {
  DOCUMENT_READING,
  getConnection,
  type PageReading,
  subscribeToConnection,
} from '#app/browser/page-reading.ts'

/** @param path with the query */
export const getPageReading = (path: string): PageReading =>
  getConnection().readings.get(path) ?? DOCUMENT_READING

/** How the connection is, and how it was when the shown page was read. In the browser alone. */
export function usePageReading() {
  const { pathname, search } = useLocation()
  const path = pathname + search
  const { isBroken } = useSyncExternalStore(subscribeToConnection, getConnection)
  const reading = getPageReading(path)
  return { path, reading, isBroken, isGood: !isBroken && reading.connection === 'good' }
}
