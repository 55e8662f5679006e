import type { Map as LeafletMap, Marker } from 'leaflet'
import { type RefObject, useEffect, useRef } from 'react'
import { useMapEvents } from 'react-leaflet'
import { prefersReducedMotion } from '#app/browser/media-queries.ts'

/** Shows the street of the office and its neighbors. */
const STREET_ZOOM = 16

/** The office to show, and the button that selected it. A new object for each press. */
export interface SelectedOffice {
  readonly id: number
  readonly opener: HTMLElement
}

/** The mounted markers by office id. */
export type OfficeMarkers = RefObject<Map<number, Marker>>

const findMarker = (markers: OfficeMarkers, test: (marker: Marker) => boolean) =>
  [...markers.current.values()].find(test)

interface MarkerFocusProps {
  readonly markers: OfficeMarkers
  readonly selected: SelectedOffice | null
}

/**
 * Moves focus to the marker of the selected office. Escape closes the popup and returns focus to the button that
 * selected the office, or else to the marker; the popup's close button returns it to the marker.
 */
export function MarkerFocus({ markers, selected }: MarkerFocusProps) {
  const shown = useRef<{ marker: Marker; opener: HTMLElement } | null>(null)

  const map = useMapEvents({
    popupclose({ popup }) {
      shown.current = null
      const { activeElement, body } = document
      // Without animation the popup has been removed by now, and focus has fallen back to the body.
      if (activeElement !== body && !popup.getElement()?.contains(activeElement)) return
      const marker = findMarker(markers, (marker) => marker.getPopup() === popup)
      marker?.getElement()?.focus({ preventScroll: true })
    },
  })

  useEffect(() => {
    const marker = selected === null ? undefined : markers.current.get(selected.id)
    if (selected === null || marker === undefined) return
    map.setView(marker.getLatLng(), STREET_ZOOM, { animate: false })
    marker.openPopup()
    shown.current = { marker, opener: selected.opener }
    const behavior = prefersReducedMotion() ? 'auto' : 'smooth'
    map.getContainer().scrollIntoView({ block: 'nearest', behavior })
    marker.getElement()?.focus({ preventScroll: true })
  }, [map, markers, selected])

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key === 'Escape') {
        const marker = findMarker(markers, (marker) => marker.isPopupOpen())
        if (marker === undefined) return
        const target = shown.current?.marker === marker ? shown.current.opener : marker.getElement()
        map.closePopup()
        target?.focus()
      } else if (event.key === ' ') {
        // Leaflet handles only Enter, but a button role also promises the space bar.
        const marker = findMarker(markers, (marker) => marker.getElement() === event.target)
        if (marker === undefined) return
        marker.openPopup()
        event.preventDefault()
      } else return
      event.stopPropagation()
    }
    const container = map.getContainer()
    container.addEventListener('keydown', handleKey)
    return () => container.removeEventListener('keydown', handleKey)
  }, [map, markers])

  usePanToFocus(map, markers)
  return null
}

/**
 * Pans to the marker that the keyboard focuses. Browsers would scroll the map's container to it, which pushes the
 * map out of its frame.
 */
function usePanToFocus(map: LeafletMap, markers: OfficeMarkers): void {
  useEffect(() => {
    const container = map.getContainer()
    function panToFocus({ target }: FocusEvent) {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const marker = findMarker(
        markers,
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
