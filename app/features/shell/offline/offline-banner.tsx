import { formatAsOf } from '#texts/format/as-of.ts'
import './offline-banner.css'
import { useEffect, useLayoutEffect } from 'react'
import { useRevalidator } from 'react-router'
import {
  getConnectionState,
  getDocumentFetch,
  getPageFetch,
  recordDocumentAge,
  recordPageFetch,
  reportConnection,
} from '#app/browser/network/page-fetch.ts'
import { pingServer } from '#app/browser/network/ping-server.ts'
import { whenServerIsBack } from '#app/browser/network/when-server-is-back.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { formatAsOfText, offlineTexts } from '#texts/site/offline.ts'
import { usePageFetch } from './use-page-fetch.ts'

/**
 * Removes the banner that the service worker wrote into a stored document (`worker/stored-document.ts`). It carries
 * its path, because another page may be open by the time this code runs.
 */
function takeWorkersStrip(): void {
  const strip = document.querySelector<HTMLElement>('as-of-strip')
  if (strip === null) return
  const { asOf = '', connection, path = '' } = strip.dataset
  strip.remove()
  const isBroken = connection !== 'slow'
  const readAt = Date.parse(asOf)
  recordDocumentAge(readAt)
  recordPageFetch(path, { asOf: readAt, connection: isBroken ? 'broken' : 'slow' }, isBroken)
}

/** Browsers do not retry a picture that failed to load. */
function reloadBrokenPictures(): void {
  for (const picture of document.images) {
    const { src } = picture
    if (picture.complete && picture.naturalWidth === 0 && src !== '') picture.src = src
  }
}

/**
 * Reloads the data of a page that was read without a good connection. Typed text stays.
 *
 * @throws when there is no connection
 */
async function revalidatePage(path: string, revalidate: () => Promise<void>): Promise<void> {
  await pingServer()
  reportConnection(false)
  const reading = getPageFetch(path)
  if (reading.connection === 'good') return
  await revalidate()
  // A page without data does not record a fetch of its own.
  if (getPageFetch(path) === reading && !getConnectionState().isBroken)
    recordPageFetch(path, getDocumentFetch())
}

/** Says that there is no connection, or when the page was read (docs/product/shell.md, "Without a connection"). */
export function OfflineBanner() {
  const { path, reading, isBroken, isGood } = usePageFetch()
  const { revalidate } = useRevalidator()
  const notify = useNotify()

  useLayoutEffect(() => {
    takeWorkersStrip()
    if (!navigator.onLine) reportConnection(true)
  }, [])

  useEffect(
    () => (isBroken ? whenServerIsBack(() => reportConnection(false)) : undefined),
    [isBroken],
  )
  // Pictures that failed are loaded again once the connection is back.
  useEffect(() => (isBroken ? reloadBrokenPictures : undefined), [isBroken])
  const isBack = !isBroken && reading.connection === 'broken'
  useEffect(() => {
    // The browser may report a connection that does not work.
    if (isBack) revalidatePage(path, revalidate).catch(() => reportConnection(true))
  }, [isBack, path, revalidate])

  if (isGood) return null

  const retry = () =>
    revalidatePage(path, revalidate).catch(() => notify.error(offlineTexts.stillBroken))
  // Until its data is read again, the page counts as read over a broken connection.
  const state = isBroken || reading.connection === 'broken' ? 'broken' : 'slow'
  const time = formatAsOf(new Date(reading.asOf), new Date())
  return (
    <div className="offline-banner">
      <span role="status">{`${offlineTexts[state]} ${formatAsOfText(time)}`}</span>
      <button type="button" onClick={retry}>
        {offlineTexts.retry}
      </button>
    </div>
  )
}
