interface Size {
  readonly width: number
  readonly height: number
}

interface Point {
  readonly left: number
  readonly top: number
}

/** From the popup to its marker, to the edges of the map and to the zoom buttons. */
const GAP_PX = 10
const MARKER_HEIGHT_PX = 40

const clamp = (value: number, max: number) => Math.max(GAP_PX, Math.min(value, max))

/**
 * Where a popup goes: above its marker, else below, within the map and beside its zoom buttons. All
 * in pixels from the upper left corner of the map.
 *
 * @param marker its lower end
 * @param zoom the zoom buttons, in the upper right corner: their left and lower edges
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
