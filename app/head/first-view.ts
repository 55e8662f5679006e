import { HYDRATED_EVENT } from './recorded-events.ts'

/** Set on the document while sections below the fold may skip layout (`content-visibility`). */
const FIRST_VIEW = 'first-view'

/**
 * Marks the document from the first paint to hydration. It does nothing on a reload or when going back, because the
 * browser then restores the scroll position, and estimated heights would shift it.
 */
export function markFirstView(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if ((navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return
  const { classList } = document.documentElement
  classList.add(FIRST_VIEW)
  addEventListener(HYDRATED_EVENT, () => classList.remove(FIRST_VIEW), { once: true })
}
