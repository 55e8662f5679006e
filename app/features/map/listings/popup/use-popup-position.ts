import type { LatLngExpression, Map as LeafletMap } from 'leaflet'
import { type RefObject, useCallback, useLayoutEffect } from 'react'
import { useMap } from 'react-leaflet'

/** A map narrower than this has no room beside a pin, in pixels; so says `homes-map.css` too. */
const NARROW = 480
/** Between a card and its pin, and between a card and the edge of the map. */
const GAP = 10
/** A pin stands this high over its place. */
const PIN = 40

const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, most))

/** Keeps a card beside a place of the map, over it where there is room, and always on the map. */
export function useCardPlace(
  card: RefObject<HTMLElement | null>,
  at: LatLngExpression | undefined,
): void {
  const map = useMap()
  const place = useCallback(
    () => card.current && at && placeBeside(map, card.current, at),
    [map, card, at],
  )

  useLayoutEffect(() => {
    place()
    map.on('move zoomend resize', place)
    return () => {
      map.off('move zoomend resize', place)
    }
  }, [map, place])
}

function placeBeside(map: LeafletMap, card: HTMLElement, at: LatLngExpression): void {
  const { x: width, y: height } = map.getSize()
  if (width < NARROW) {
    card.style.left = ''
    card.style.top = ''
    return
  }
  const { x, y } = map.latLngToContainerPoint(at)
  const over = y - PIN - GAP - card.offsetHeight
  const top = over >= GAP ? over : y + GAP
  card.style.left = `${clamp(x - card.offsetWidth / 2, width - card.offsetWidth - GAP)}px`
  card.style.top = `${clamp(top, height - card.offsetHeight - GAP)}px`
}
