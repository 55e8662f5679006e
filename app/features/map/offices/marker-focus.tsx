import type { Marker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMapEvents } from 'react-leaflet'
import type { AskedOffice } from './selected-office.ts'
import type { Markers } from './use-marker-refs.ts'

/** How near an office is shown: its street and the next ones. */
const STREET_ZOOM = 16

interface MapFocusProps {
  readonly markers: Markers
  readonly office: AskedOffice | null
  readonly calm: boolean
}

/**
 * Where the focus goes: to the marker of an office that was asked for, and back to who asked when
 * Escape closes its popup. A popup that is closed by its own button leaves it on the marker.
 */
export function MapFocus({ markers, office, calm }: MapFocusProps) {
  const asked = useRef<{ marker: Marker; opener: HTMLElement } | null>(null)

  const map = useMapEvents({
    popupclose({ popup }) {
      asked.current = null
      const { activeElement, body } = document
      // Without an animation the popup is gone by now, and the focus that was in it with it.
      if (activeElement !== body && !popup.getElement()?.contains(activeElement)) return
      const marker = markers.find((one) => one.getPopup() === popup)
      marker?.getElement()?.focus({ preventScroll: true })
    },
  })

  useEffect(() => {
    const marker = office === null ? undefined : markers.get(office.id)
    if (office === null || marker === undefined) return
    map.setView(marker.getLatLng(), STREET_ZOOM, { animate: false })
    marker.openPopup()
    asked.current = { marker, opener: office.opener }
    map.getContainer().scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' })
    marker.getElement()?.focus({ preventScroll: true })
  }, [map, markers, office, calm])

  useEffect(() => {
    function answerKey(event: KeyboardEvent) {
      if (event.key === 'Escape') {
        const marker = markers.find((one) => one.isPopupOpen())
        if (marker === undefined) return
        const back = asked.current?.marker === marker ? asked.current.opener : marker.getElement()
        map.closePopup()
        back?.focus()
      } else if (event.key === ' ') {
        // Leaflet knows Enter; what is called a button answers to the space bar too.
        const marker = markers.find((one) => one.getElement() === event.target)
        if (marker === undefined) return
        marker.openPopup()
        event.preventDefault()
      } else return
      event.stopPropagation()
    }
    const container = map.getContainer()
    // Browsers scroll to what gets the focus, be it a country away: the map has to move instead.
    function bringIntoView({ target }: FocusEvent) {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const marker = markers.find(
        (one) => one.getElement() === target || !!one.getPopup()?.getElement()?.contains(target),
      )
      if (marker === undefined) return
      container.scrollTo(0, 0)
      map.panTo(marker.getLatLng(), { animate: false })
      container.scrollIntoView({ block: 'nearest' })
    }
    container.addEventListener('keydown', answerKey)
    container.addEventListener('focusin', bringIntoView)
    return () => {
      container.removeEventListener('keydown', answerKey)
      container.removeEventListener('focusin', bringIntoView)
    }
  }, [map, markers])

  return null
}
