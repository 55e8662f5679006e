import { HYDRATED_EVENT } from './recorded-events.ts'

/** On the document while sections below the fold may wait with their layout (`content-visibility`). */
const FIRST_VIEW = 'first-view'

/**
 * From the first paint to hydration, and not where the browser restores a position: estimated heights would
 * lead to another one.
 */
export function markFirstView(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if ((navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return
  const { classList } = document.documentElement
  classList.add(FIRST_VIEW)
  addEventListener(HYDRATED_EVENT, () => classList.remove(FIRST_VIEW), { once: true })
}
