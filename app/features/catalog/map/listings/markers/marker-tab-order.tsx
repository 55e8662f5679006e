import { useEffect, useLayoutEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'

/**
 * Sorts the markers in the DOM, which sets their tab order, and returns focus to the map when the focused marker
 * disappears. Must come after the markers.
 */
export function MarkerTabOrder({ results }: { results: unknown }) {
  const map = useMap()
  const hadFocus = useRef(false)

  // A layout effect, because react-leaflet adds and removes markers in effects.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new results bring other markers
  useLayoutEffect(() => {
    hadFocus.current = map.getPane('markerPane')?.contains(document.activeElement) ?? false
  }, [map, results])

  // biome-ignore lint/correctness/useExhaustiveDependencies: new results bring other markers
  useEffect(() => {
    const pane = map.getPane('markerPane')
    if (pane) sortMarkers(pane)
    if (hadFocus.current && !pane?.contains(document.activeElement))
      map.getContainer().focus({ preventScroll: true })
    hadFocus.current = false
  }, [map, results])

  useEffect(() => {
    const container = map.getContainer()
    // Browsers scroll to a focused element, which would push the map out of its frame.
    const undoScroll = () => container.scrollTo(0, 0)
    container.addEventListener('focusin', undoScroll)
    return () => container.removeEventListener('focusin', undoScroll)
  }, [map])

  return null
}

/** Moves the other markers around the focused button, because a moved element loses focus. */
function sortMarkers(pane: HTMLElement): void {
  const buttons = [...pane.querySelectorAll<HTMLElement>('[data-order]')].sort(
    (a, b) => Number(a.dataset.order) - Number(b.dataset.order),
  )
  const focused = buttons.find((button) => button === document.activeElement)
  const focusedIndex = focused ? buttons.indexOf(focused) : -1
  buttons.forEach((button, index) => {
    if (focused && index < focusedIndex) focused.before(button)
    else if (index !== focusedIndex) pane.append(button)
  })
}
