import { useEffect, useLayoutEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'

/**
 * Keeps markers in the order that Tab goes through them, whenever others are shown, and the focus in
 * the map when the marker that held it is gone. Comes after the markers.
 */
export function MarkerOrder({ shown }: { shown: unknown }) {
  const map = useMap()
  const held = useRef(false)

  // Before markers come and go, which they do in effects of theirs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other markers are what it is about
  useLayoutEffect(() => {
    held.current = map.getPane('markerPane')?.contains(document.activeElement) ?? false
  }, [map, shown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other markers are what it is about
  useEffect(() => {
    const pane = map.getPane('markerPane')
    if (pane) inOrder(pane)
    if (held.current && !pane?.contains(document.activeElement))
      map.getContainer().focus({ preventScroll: true })
    held.current = false
  }, [map, shown])

  useEffect(() => {
    const container = map.getContainer()
    // Browsers scroll to what gets the focus, and would push the map out of its frame.
    const stay = () => container.scrollTo(0, 0)
    container.addEventListener('focusin', stay)
    return () => container.removeEventListener('focusin', stay)
  }, [map])

  return null
}

/** Sorts buttons by their place; the one with the focus would lose it, so others go around it. */
function inOrder(pane: HTMLElement): void {
  const buttons = [...pane.querySelectorAll<HTMLElement>('[data-place]')].sort(
    (one, other) => Number(one.dataset.place) - Number(other.dataset.place),
  )
  const anchor = buttons.find((button) => button === document.activeElement)
  const focused = anchor ? buttons.indexOf(anchor) : -1
  buttons.forEach((button, index) => {
    if (anchor && index < focused) anchor.before(button)
    else if (index !== focused) pane.append(button)
  })
}
