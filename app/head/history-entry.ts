import { HYDRATED_EVENT } from './recorded-events.ts'
import { whenParsed } from './when-painted.ts'

/**
 * Scrolls to where the visitor left this entry of the history, if React Router has stored that. It replaces the script
 * of React Router's `<ScrollRestoration>`, which throws if the browser forbids storage. Once the page is hydrated, every
 * change of path scrolls to the top instead (`app/features/shell/use-page-scroll.ts`).
 */
export function restoreScroll(): void {
  if (!history.state?.key) history.replaceState({ key: `${Math.random()}` }, '')
  try {
    const positions = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}')
    const top = positions[history.state?.key]
    if (top >= 0) whenParsed(() => scrollTo(0, top))
  } catch {
    // If storage is forbidden or holds something else, the browser decides.
  }
}

/** The URL that this document was loaded from. After a reload or a return, `location` may already be another one. */
function getDocumentUrl(): Pick<URL, 'pathname' | 'search'> {
  const [entry] = performance.getEntriesByType('navigation')
  const { name = '', type } = (entry as PerformanceNavigationTiming | undefined) ?? {}
  return type !== 'navigate' && URL.canParse(name) ? new URL(name) : location
}

/**
 * Handles Back and Forward until the page is hydrated. After a reload they may lead to entries that React Router pushed
 * earlier: the browser then changes the URL and keeps the document, which only a hydrated page can follow. So this
 * loads the document of the new URL. The page without a connection does this itself
 * (`app/features/shell/offline/missing-page-script.ts`).
 */
export function followHistory(): void {
  const { pathname, search } = getDocumentUrl()
  const follow = (event?: Event) => {
    if (location.pathname === pathname && location.search === search) return
    // React Router may have started, and would render the new URL with the data of this document.
    event?.stopImmediatePropagation()
    // A reload would never end in a browser that reports another name for each document. The fragment is left out,
    // because with it the browser would only scroll within this document.
    location.replace(location.pathname + location.search)
  }
  follow()
  addEventListener('popstate', follow)
  addEventListener(HYDRATED_EVENT, () => removeEventListener('popstate', follow), { once: true })
}
