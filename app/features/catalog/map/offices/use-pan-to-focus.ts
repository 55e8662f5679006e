import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import type { MarkerRefs } from './use-marker-refs.ts'

/**
 * Pans to the marker that the keyboard focuses. Browsers would scroll the map's container to it, which pushes the
 * map out of its frame.
 */
export function usePanToFocus(map: LeafletMap, markers: MarkerRefs): void {
  useEffect(() => {
    const container = map.getContainer()
    function panToFocus({ target }: FocusEvent) {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const marker = markers.find(
        (marker) =>
          marker.getElement() === target || !!marker.getPopup()?.getElement()?.contains(target),
      )
      if (marker === undefined) return
      container.scrollTo(0, 0)
      map.panTo(marker.getLatLng(), { animate: false })
      container.scrollIntoView({ block: 'nearest' })
    }
    container.addEventListener('focusin', panToFocus)
    return () => container.removeEventListener('focusin', panToFocus)
  }, [map, markers])
}
