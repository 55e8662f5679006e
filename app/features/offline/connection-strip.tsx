import './connection-strip.css'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import {
  DOCUMENT_READING,
  getConnection,
  recordReading,
  reportConnection,
  subscribeToConnection,
} from '#app/browser/page-reading.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { formatAsOfText, offlineTexts } from '#content/texts/site/offline.ts'
import { formatAsOf } from '#domain/offline/as-of.ts'
import { pingServer } from './ping-server.ts'

const getServerConnection = () => null

/**
 * Written into a stored document by the service worker (`worker/stored-document.ts`), with its path: another page may
 * be shown when this code arrives.
 */
function takeWorkersStrip(): void {
  const strip = document.querySelector<HTMLElement>('as-of-strip')
  if (strip === null) return
  const { asOf = '', connection, path = '' } = strip.dataset
  strip.remove()
  const isBroken = connection !== 'slow'
  recordReading(
    path,
    { asOf: Date.parse(asOf), connection: isBroken ? 'broken' : 'slow' },
    isBroken,
  )
}

/** Says that there is no connection, or when the page was read (docs/product.md, "Without a connection"). */
export function ConnectionStrip() {
  const { pathname, search } = useLocation()
  const path = pathname + search
  const connection = useSyncExternalStore(subscribeToConnection, getConnection, getServerConnection)
  const { revalidate } = useRevalidator()
  const notify = useNotify()

  useLayoutEffect(() => {
    takeWorkersStrip()
    if (!navigator.onLine) reportConnection(true)
  }, [])

  if (connection === null) return null
  const { isBroken, readings } = connection
  const reading = readings.get(path) ?? DOCUMENT_READING
  if (!isBroken && reading.connection === 'good') return null

  async function retry() {
    try {
      await pingServer()
    } catch {
      return notify(offlineTexts.stillBroken, 'error')
    }
    reportConnection(false)
    if (reading.connection === 'good') return
    await revalidate()
    // A page without data has read nothing anew.
    if (getConnection().readings.get(path) === reading) recordReading(path, DOCUMENT_READING)
  }

  const state = isBroken
    ? offlineTexts.broken
    : reading.connection === 'slow'
      ? offlineTexts.slow
      : ''
  const time = formatAsOf(new Date(reading.asOf), new Date())
  return (
    <div className="connection-strip">
      <span role="status">{`${state} ${formatAsOfText(time)}`.trim()}</span>
      <button type="button" onClick={retry}>
        {offlineTexts.retry}
      </button>
    </div>
  )
}
