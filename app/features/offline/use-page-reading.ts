import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { getPageReading, subscribeToConnection } from '#app/browser/network/connection.ts'
import { getConnection } from '#app/browser/network/page-reading.ts'

/** How the connection is, and how it was when the shown page was read. In the browser alone. */
export function usePageReading() {
  const { pathname, search } = useLocation()
  const path = pathname + search
  const { isBroken } = useSyncExternalStore(subscribeToConnection, getConnection)
  const reading = getPageReading(path)
  return { path, reading, isBroken, isGood: !isBroken && reading.connection === 'good' }
}
