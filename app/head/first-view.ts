import { HYDRATED_EVENT } from './recorded-events.ts'

/** Set on the document while sections below the fold may skip layout (`content-visibility`). */
const FIRST_VIEW = 'first-view'

/**
 * Marks the document from the first paint until the visitor goes to another page. It does nothing on a reload or when
 * going back, because the browser then restores the scroll position, and estimated heights would shift it.
 */
export function markFirstView(): void {
  const [entry] = performance.getEntriesByType('navigation')
  if ((entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return
  const { classList } = document.documentElement
  classList.add(FIRST_VIEW)
  const { pathname, search } = location
  const unmark = () => classList.remove(FIRST_VIEW)
  const { navigation } = window
  // Hydration is too early: heights change when the mark goes, so a control would leave the finger that presses it.
  if (navigation === undefined) addEventListener(HYDRATED_EVENT, unmark, { once: true })
  else
    navigation.addEventListener('currententrychange', () => {
      if (location.pathname !== pathname || location.search !== search) unmark()
    })
}
