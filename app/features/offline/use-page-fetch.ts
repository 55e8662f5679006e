import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { getPageFetch, subscribeToConnection } from '#app/browser/network/connection.ts'
import { getConnectionState } from '#app/browser/network/page-fetch.ts'

/** How the connection is, and how it was when the shown page was read. In the browser alone. */
export function usePageFetch() {
  const { pathname, search } = useLocation()
  const path = pathname + search
  const { isBroken } = useSyncExternalStore(subscribeToConnection, getConnectionState)
  const reading = getPageFetch(path)
  return { path, reading, isBroken, isGood: !isBroken && reading.connection === 'good' }
}
