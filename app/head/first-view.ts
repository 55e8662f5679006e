import { HYDRATED_EVENT } from './recorded-events.ts'

/** Set on the document while sections below the fold may skip layout (`content-visibility`). */
const FIRST_VIEW = 'first-view'

/**
 * Lasts from the first paint to hydration. Not on a reload or when going back: the browser restores the
 * scroll position, and estimated heights would shift it.
 */
export function markFirstView(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if ((navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return
  const { classList } = document.documentElement
  classList.add(FIRST_VIEW)
  addEventListener(HYDRATED_EVENT, () => classList.remove(FIRST_VIEW), { once: true })
}
