import type { FitBoundsOptions, LatLng, Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import type { BoundingBox } from '#domain/search/bounding-box.ts'
import { type Area, areaOf, cornersOf, inset } from './viewport.ts'

/** A map that rests so long is where the visitor wants it, in milliseconds. */
const REST_MS = 300
/** A window of another size moves the middle of the map by less than this, in pixels. */
const STILL_PX = 2
/** A single home is not shown nearer than its street. */
const STREET_ZOOM = 15
/** Room for what lies over the edges of the map, in pixels. */
const ROOM: FitBoundsOptions = { paddingTopLeft: [28, 72], paddingBottomRight: [28, 40] }

/** What the map is to show: a box as an address has it, or one that holds all homes. */
export interface Target {
  readonly box: BoundingBox
  readonly kind: 'asked' | 'extent'
}

/** How a map is brought to show a target. */
export function viewOf({ box, kind }: Target) {
  const room = kind === 'extent' ? { ...ROOM, maxZoom: STREET_ZOOM } : {}
  return {
    corners: cornersOf(kind === 'asked' ? inset(box) : box),
    options: { ...room, animate: false },
  }
}

interface MapMovesProps {
  readonly target: Target
  /** Called with what the map shows, once it rests, and whether the visitor moved it there. */
  readonly onArea: (area: Area, byVisitor: boolean) => void
  /** Called when the map is pressed where nothing is. */
  readonly onPress: () => void
}

/** Brings the map to its target, and tells where it comes to rest. */
export function MapMoves({ target, onArea, onPress }: MapMovesProps) {
  const map = useMap()
  const last = useRef<{ center: LatLng; zoom: number } | null>(null)
  const bringing = useRef(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  function remember() {
    last.current = { center: map.getCenter(), zoom: map.getZoom() }
  }
  const tell = useEffectEvent((byVisitor: boolean) => {
    remember()
    onArea(areaOf(map), byVisitor)
  })

  useMapEvents({
    click: onPress,
    movestart: () => clearTimeout(rest.current),
    moveend() {
      clearTimeout(rest.current)
      if (bringing.current) return
      rest.current = setTimeout(() => tell(!isStill(map, last.current)), REST_MS)
    },
  })

  useEffect(() => () => clearTimeout(rest.current), [])

  useEffect(() => {
    clearTimeout(rest.current)
    bringing.current = true
    const { corners, options } = viewOf(target)
    map.fitBounds(corners, options)
    bringing.current = false
    tell(false)
  }, [map, target])

  return null
}

function isStill(map: LeafletMap, last: { center: LatLng; zoom: number } | null): boolean {
  if (last === null || last.zoom !== map.getZoom()) return false
  return map.project(last.center).distanceTo(map.project(map.getCenter())) < STILL_PX
}
