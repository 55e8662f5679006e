import { use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext, useBlocker, useLocation } from 'react-router'
import { storedFavorites } from '#app/browser/listings/favorites.ts'
import { reportConnection } from '#app/browser/network/page-fetch.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { offlineTexts } from '#content/texts/site/offline.ts'
import { parseEstateTypeSegment } from '#domain/catalog/listing/estate-type.ts'
import { findFavorite } from '#domain/catalog/listing/favorite.ts'
import { hasFailedChunk, openDocument, preventReload } from './failed-chunks.ts'
import { onBrokenConnection } from './fetch-or-stay.ts'

/** Longer than other notices, because the visitor expected another page and must notice why it did not open. */
const NOTICE_MS = 5_000

/** React Router stores the index of each history entry. */
const getHistoryIndex = (): number | null => window.history.state?.idx ?? null

/** Whether the page of a listing can be shown from its copy in local storage. */
function hasFavoriteCopy(path: string): boolean {
  const [, type = '', id = ''] = /^\/([^/?]+)\/(\d+)/.exec(path) ?? []
  if (id === '') return false
  return findFavorite(storedFavorites.get(), parseEstateTypeSegment(type), id) !== undefined
}

/** The text of the notice. Two pages with the same path differ only in filters, order or page number. */
const getNotice = (path: string, shown: string): string =>
  path === shown ? offlineTexts.listStays : offlineTexts.pageStays

/** Without a service worker, other screens have neither code nor data. */
const isSureToFail = () => !navigator.onLine && !navigator.serviceWorker?.controller

/** When a navigation fails because there is no connection, stays on the current page and shows a notice. */
export function useStayOnPage(): void {
  const router = use(UNSAFE_DataRouterContext)?.router
  const location = useLocation()
  const { pathname: shownPath } = location
  const notify = useNotify()
  const shownIndex = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read after each navigation
  useEffect(() => {
    shownIndex.current = getHistoryIndex()
  }, [location])

  const blocker = useBlocker(() => hasFailedChunk() || isSureToFail())
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { pathname, search, hash } = blocker.location
    blocker.reset()
    const text = getNotice(pathname, shownPath)
    openDocument(pathname + search + hash).catch(() => notify(text, 'error', NOTICE_MS))
  }, [blocker, shownPath, notify])
  useEffect(preventReload, [])

  useEffect(() => {
    onBrokenConnection(async (path) => {
      if (router === undefined || hasFavoriteCopy(path)) return false
      reportConnection(true)
      const { location: shown } = router.state
      if (path !== shown.pathname + shown.search)
        notify(getNotice(path.replace(/\?.*/, ''), shown.pathname), 'error', NOTICE_MS)
      const index = getHistoryIndex()
      if (shownIndex.current !== null && index !== null && index !== shownIndex.current) {
        // Back or Forward has already changed the URL. Going back requests the data of the current page, which
        // fails too and ends in the branch below.
        window.history.go(shownIndex.current - index)
      } else {
        router.navigate(shown, {
          replace: true,
          preventScrollReset: true,
          defaultShouldRevalidate: false,
        })
      }
      return true
    })
  }, [router, notify])
}
