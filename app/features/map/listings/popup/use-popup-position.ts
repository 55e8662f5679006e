import type { LatLngExpression, Map as LeafletMap } from 'leaflet'
import { type RefObject, useCallback, useLayoutEffect } from 'react'
import { useMap } from 'react-leaflet'

/** Narrower maps have no room beside a marker. The container queries of the popup say the same. */
const NARROW_MAP_PX = 480
/** From the popup to its marker, and to the edges of the map. */
const GAP_PX = 10
const MARKER_HEIGHT_PX = 40

const clamp = (value: number, max: number) => Math.max(GAP_PX, Math.min(value, max))

/** Keeps a popup above its marker, else below, and always within the map. */
export function usePopupPosition(
  popup: RefObject<HTMLElement | null>,
  markerPosition: LatLngExpression | undefined,
): void {
  const map = useMap()
  const update = useCallback(
    () => popup.current && markerPosition && placePopup(map, popup.current, markerPosition),
    [map, popup, markerPosition],
  )

  useLayoutEffect(() => {
    update()
    map.on('move zoomend resize', update)
    return () => {
      map.off('move zoomend resize', update)
    }
  }, [map, update])
}

function placePopup(map: LeafletMap, popup: HTMLElement, markerPosition: LatLngExpression): void {
  const { x: width, y: height } = map.getSize()
  if (width < NARROW_MAP_PX) {
    popup.style.left = ''
    popup.style.top = ''
    return
  }
  const { x, y } = map.latLngToContainerPoint(markerPosition)
  const above = y - MARKER_HEIGHT_PX - GAP_PX - popup.offsetHeight
  const top = above >= GAP_PX ? above : y + GAP_PX
  popup.style.left = `${clamp(x - popup.offsetWidth / 2, width - popup.offsetWidth - GAP_PX)}px`
  popup.style.top = `${clamp(top, height - popup.offsetHeight - GAP_PX)}px`
}
