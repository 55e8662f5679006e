import { HYDRATED_EVENT } from './recorded-events.ts'

/**
 * After a reload, Back and Forward may lead to entries that React Router pushed before it: browsers then change the
 * URL and keep the document, which only a hydrated page can follow. Until then, the document of the new URL is loaded.
 */
export function reloadIfMoved(): void {
  const { pathname, search } = location
  const controller = new AbortController()
  const reload = (event: PopStateEvent) => {
    if (location.pathname === pathname && location.search === search) return
    // React Router may have started, and would render the new URL with the data of this document.
    event.stopImmediatePropagation()
    location.reload()
  }
  addEventListener('popstate', reload, { signal: controller.signal })
  addEventListener(HYDRATED_EVENT, () => controller.abort(), { once: true })
}
