import { HYDRATED_EVENT } from './recorded-events.ts'
import { restoreScroll } from './scroll-position.ts'

/** What a reload or a return has loaded; `location` may have moved on already. */
function getDocumentUrl(): Pick<URL, 'pathname' | 'search'> {
  const [entry] = performance.getEntriesByType('navigation')
  const { name = '', type } = (entry as PerformanceNavigationTiming | undefined) ?? {}
  return type !== 'navigate' && URL.canParse(name) ? new URL(name) : location
}

/**
 * After a reload, Back and Forward may lead to entries that React Router pushed before it: browsers then change the
 * URL and keep the document, which only a hydrated page can follow. Until then, loads the document of the new URL,
 * or restores the scroll position if only the fragment has changed. The page without a connection does so on its own
 * (`app/features/shell/offline/missing-page-script.ts`).
 */
export function followHistory(): void {
  const { pathname, search } = getDocumentUrl()
  const isElsewhere = () => location.pathname !== pathname || location.search !== search
  if (isElsewhere()) {
    // Not a reload: in a browser that states another name for each document it would not end. Without the fragment,
    // with which it would be a move within this document.
    location.replace(location.pathname + location.search)
    return
  }
  let hasMoved = false
  const controller = new AbortController()
  addEventListener(
    'popstate',
    (event) => {
      hasMoved = true
      if (!isElsewhere()) return restoreScroll()
      // React Router may have started, and would render the new URL with the data of this document.
      event.stopImmediatePropagation()
      location.reload()
    },
    { signal: controller.signal },
  )
  addEventListener(
    HYDRATED_EVENT,
    () => {
      controller.abort()
      // React Router scrolls to the top if it started before the move and did not know the positions yet.
      if (hasMoved) restoreScroll()
    },
    { once: true },
  )
}
