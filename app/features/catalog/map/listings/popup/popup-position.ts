interface Size {
  readonly width: number
  readonly height: number
}

interface Point {
  readonly left: number
  readonly top: number
}

/** Distance from the popup to its marker, the edges of the map and the zoom buttons. */
const GAP_PX = 10
const MARKER_HEIGHT_PX = 40

const clamp = (value: number, max: number) => Math.max(GAP_PX, Math.min(value, max))

/**
 * Places a popup above its marker, or below if there is no room, within the map and next to the zoom buttons. All
 * values are pixels from the upper left corner of the map.
 *
 * @param marker its lower end
 * @param zoom left and lower edges of the zoom buttons, which are in the upper right corner
 */
export function getPopupPosition(
  map: Size,
  popup: Size,
  marker: { readonly x: number; readonly y: number },
  zoom: { readonly left: number; readonly bottom: number },
): Point {
  const above = marker.y - MARKER_HEIGHT_PX - GAP_PX - popup.height
  const below = marker.y + GAP_PX
  const top = clamp(above >= GAP_PX ? above : below, map.height - popup.height - GAP_PX)
  const right = top < zoom.bottom + GAP_PX ? zoom.left : map.width
  return { top, left: clamp(marker.x - popup.width / 2, right - popup.width - GAP_PX) }
}
