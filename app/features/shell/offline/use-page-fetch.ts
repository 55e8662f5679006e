import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import {
  getConnectionState,
  getPageFetch,
  subscribeToConnection,
} from '#app/browser/network/page-fetch.ts'

/** The state of the connection, now and when the current page was read. */
export function usePageFetch() {
  const { pathname, search } = useLocation()
  const path = pathname + search
  const { isBroken } = useSyncExternalStore(
    subscribeToConnection,
    getConnectionState,
    getConnectionState,
  )
  const reading = getPageFetch(path)
  return { path, reading, isBroken, isGood: !isBroken && reading.connection === 'good' }
}
