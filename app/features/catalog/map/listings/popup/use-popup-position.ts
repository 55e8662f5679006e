import type { LatLngExpression, Map as LeafletMap } from 'leaflet'
import { type RefObject, useLayoutEffect } from 'react'
import { useMap } from 'react-leaflet'
import { getPopupPosition } from './popup-position.ts'

/** Narrower maps have no room next to a marker. Must match the container queries of the popup. */
const NARROW_MAP_PX = 480

/** Keeps a popup above its marker, or below if there is no room, within the map and next to the zoom buttons. */
export function usePopupPosition(
  popup: RefObject<HTMLElement | null>,
  markerPosition: LatLngExpression | undefined,
): void {
  const map = useMap()
  useLayoutEffect(() => {
    const update = () =>
      popup.current && markerPosition && placePopup(map, popup.current, markerPosition)
    update()
    map.on('move zoomend resize', update)
    return () => {
      map.off('move zoomend resize', update)
    }
  }, [map, popup, markerPosition])
}

function placePopup(map: LeafletMap, popup: HTMLElement, markerPosition: LatLngExpression): void {
  const { x: width, y: height } = map.getSize()
  if (width < NARROW_MAP_PX) {
    popup.style.left = ''
    popup.style.top = ''
    return
  }
  const container = map.getContainer()
  const frame = container.getBoundingClientRect()
  const zoom = container.querySelector('.leaflet-control-zoom')?.getBoundingClientRect()
  const { left, top } = getPopupPosition(
    { width, height },
    { width: popup.offsetWidth, height: popup.offsetHeight },
    map.latLngToContainerPoint(markerPosition),
    zoom === undefined
      ? { left: width, bottom: 0 }
      : { left: zoom.left - frame.left, bottom: zoom.bottom - frame.top },
  )
  popup.style.left = `${left}px`
  popup.style.top = `${top}px`
}
