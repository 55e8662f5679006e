import { HYDRATED_EVENT } from './recorded-events.ts'

/** Set on the document while sections below the fold may skip layout (`content-visibility`). */
const FIRST_VIEW = 'first-view'

/**
 * Marks the document from the first paint to hydration. It does nothing on a reload or when going back, because the
 * browser then restores the scroll position, and estimated heights would shift it. Under a finger the mark stays until
 * the press has ended: heights change when it goes, so the press would end beside its control.
 */
export function markFirstView(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if ((navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return
  const { classList } = document.documentElement
  classList.add(FIRST_VIEW)
  const unmark = () => classList.remove(FIRST_VIEW)
  const controller = new AbortController()
  const { signal } = controller
  let isPressing = false
  const note = ({ type }: Event) => {
    isPressing = type === 'pointerdown'
  }
  for (const type of ['pointerdown', 'pointercancel', 'click'])
    addEventListener(type, note, { capture: true, signal })
  addEventListener(
    HYDRATED_EVENT,
    () => {
      controller.abort()
      if (isPressing) addEventListener('click', unmark, { capture: true, once: true })
      else unmark()
    },
    { once: true },
  )
}
