import { useEffect, useEffectEvent, useRef } from 'react'
import { type Location, useBlocker, useLocation, useNavigate } from 'react-router'
import { storedFavorites } from '#app/browser/listings/favorites.ts'
import { getConnectionState, reportConnection } from '#app/browser/network/page-fetch.ts'
import { pingServer } from '#app/browser/network/ping-server.ts'
import { NOTICE_MS, useNotify } from '#app/ui/notice.tsx'
import { findFavorite } from '#domain/catalog/favorite/favorite.ts'
import { parseEstateTypeSegment } from '#domain/catalog/listing/estate-type.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { language } from '#texts/language.ts'
import { offlineTexts } from '#texts/site/offline.ts'
import { onBrokenConnection } from './fetch-or-stay.ts'

/** Browsers do not retry code that failed to load, so from then on screens open only as documents. */
let hasFailedChunk = false

/**
 * React Router reloads the page when the code of a screen cannot be fetched, even for a link that is only hovered.
 * Without a connection the reload would leave the site.
 *
 * @returns a function that allows reloads again
 */
function preventReload(): () => void {
  const controller = new AbortController()
  // Missing in older browsers.
  window.navigation?.addEventListener(
    'navigate',
    (event) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
      if (navigator.onLine && !getConnectionState().isBroken) return
      hasFailedChunk = true
      event.preventDefault()
    },
    { signal: controller.signal },
  )
  return () => controller.abort()
}

/** @throws when there is no connection */
async function openDocument(href: string): Promise<void> {
  await pingServer()
  location.assign(inLanguage(href, language))
}

/** React Router stores the index of each history entry. */
const getHistoryIndex = (): number | null => window.history.state?.idx ?? null

/** Whether the page of a listing can be shown from its copy in local storage. */
function hasFavoriteCopy(path: string): boolean {
  const [, type = '', id = ''] = /^\/([^/?]+)\/(\d+)/.exec(path) ?? []
  if (id === '') return false
  return findFavorite(storedFavorites.get(), parseEstateTypeSegment(type), id) !== undefined
}

/** A form posts to its own page without the fragment, and to "?stop=" from "?stop". */
const getPage = ({ pathname, search }: Location): string =>
  `${pathname}?${new URLSearchParams(search)}`

/** The text of the notice. Two pages with the same path differ only in filters, order or page number. */
const getNotice = (path: string, shown: string): string =>
  path === shown ? offlineTexts.listStays : offlineTexts.pageStays

/** Without a service worker, other screens have neither code nor data. */
const isSureToFail = () => !navigator.onLine && !navigator.serviceWorker?.controller

/** When a navigation fails because there is no connection, stays on the current page and shows a notice. */
export function useStayOnPage(): void {
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname: shownPath } = location
  const notify = useNotify()
  const shownIndex = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read after each navigation
  useEffect(() => {
    shownIndex.current = getHistoryIndex()
  }, [location])

  // A form that posts to its own page says itself that there is no connection (`keepOnLostConnection`).
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      getPage(currentLocation) !== getPage(nextLocation) && (hasFailedChunk || isSureToFail()),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { pathname, search, hash } = blocker.location
    blocker.reset()
    const text = getNotice(pathname, shownPath)
    openDocument(pathname + search + hash).catch(() => notify.error(text, NOTICE_MS.pageStays))
  }, [blocker, shownPath, notify])
  useEffect(preventReload, [])

  const stay = useEffectEvent(async (path: string) => {
    if (hasFavoriteCopy(path)) return false
    reportConnection(true)
    if (path !== shownPath + location.search)
      notify.error(getNotice(path.replace(/\?.*/, ''), shownPath), NOTICE_MS.pageStays)
    const index = getHistoryIndex()
    if (shownIndex.current !== null && index !== null && index !== shownIndex.current) {
      // Back or Forward has already changed the URL. Going back requests the data of the current page, which fails too
      // and ends in the branch below.
      window.history.go(shownIndex.current - index)
    } else {
      navigate(location, {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      })
    }
    return true
  })
  useEffect(() => onBrokenConnection((path) => stay(path)), [])
}
