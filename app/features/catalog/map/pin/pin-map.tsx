import { Icon, type LeafletKeyboardEvent, type Marker as PlacedMarker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { Marker, useMap, useMapEvents } from 'react-leaflet'
import { BaseMap } from '#app/features/catalog/map/base-map/base-map.tsx'
import type { TileStatus } from '#app/features/catalog/map/base-map/use-tile-status.ts'
import { type MapPoint, PlaceCircle } from '#app/features/catalog/map/place/place-map.tsx'
import markerUrl from '#app/features/catalog/map/place/place-marker.svg?url'
import { formatPoint } from '#domain/homes/offer/point.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { formatPinName, pinTexts } from '#texts/homes/pin.ts'

const ZOOMS = { country: 6, city: 12, circle: 14, pin: 16 } as const

/** Share of the view; a pin closer to its edge is centered. */
const EDGE = -0.15

export interface PinMapProps {
  /** `null` until placed. */
  readonly pin: MapPoint | null
  /** Where an unplaced pin starts. */
  readonly start: MapPoint
  /** What `start` is the center of. */
  readonly startOf: 'country' | 'city'
  /** Shown to visitors instead of the pin. */
  readonly circle: (MapPoint & { readonly radius: number }) | null
  readonly tiles: TileSource
  readonly onMove: (point: MapPoint) => void
}

interface LoadedPinMapProps extends PinMapProps {
  readonly tileStatus: TileStatus
}

/** A street map with a pin that is moved by mouse, touch or keyboard. */
export function PinMap(props: LoadedPinMapProps) {
  const { pin, start, startOf, circle, tiles, tileStatus, onMove } = props
  const position = pin ?? start
  const zoom = ZOOMS[pin === null ? startOf : circle === null ? 'pin' : 'circle']
  return (
    <BaseMap
      initialView={{ center: [position.lat, position.lng], zoom }}
      label={pinTexts.map}
      tiles={tiles}
      tileStatus={tileStatus}
    >
      <PinMarker position={position} isPlaced={pin !== null} onMove={onMove} />
      {circle !== null && <PlaceCircle {...circle} label={pinTexts.circle} />}
      <PinView {...position} zoom={zoom} isPlaced={pin !== null} onMove={onMove} />
    </BaseMap>
  )
}

interface PinViewProps extends MapPoint {
  readonly zoom: number
  readonly isPlaced: boolean
  readonly onMove: (point: MapPoint) => void
}

/** Follows the pin, and places it where the map is clicked. */
function PinView({ lat, lng, zoom, isPlaced, onMove }: PinViewProps) {
  const map = useMap()
  useMapEvents({ click: ({ latlng }) => onMove(latlng.wrap()) })
  useEffect(() => {
    if (isPlaced && map.getBounds().pad(EDGE).contains([lat, lng])) return
    map.setView([lat, lng], isPlaced ? Math.max(zoom, map.getZoom()) : zoom)
  }, [map, lat, lng, zoom, isPlaced])
  // When a circle is chosen, all of it should be in view.
  useEffect(() => {
    if (map.getZoom() > zoom) map.setZoom(zoom)
  }, [map, zoom])
  return null
}

const ICON = new Icon({ iconUrl: markerUrl, iconSize: [48, 48], iconAnchor: [24, 46] })

/** In pixels, so that zooming in makes the steps shorter. */
const STEP = 8
const LONG_STEP = 48

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Enter: [0, 0],
  ' ': [0, 0],
}

interface PinMarkerProps {
  readonly position: MapPoint
  readonly isPlaced: boolean
  readonly onMove: (point: MapPoint) => void
}

function PinMarker({ position, isPlaced, onMove }: PinMarkerProps) {
  const map = useMap()
  const ref = useRef<PlacedMarker>(null)
  const name = formatPinName(isPlaced ? formatPoint(position) : '')

  // Leaflet sets the label only once.
  useEffect(() => {
    ref.current?.getElement()?.setAttribute('alt', name)
  }, [name])

  const handlers = {
    dragend: () => ref.current && onMove(ref.current.getLatLng().wrap()),
    keydown({ originalEvent }: LeafletKeyboardEvent) {
      const direction = DIRECTIONS[originalEvent.key]
      if (direction === undefined || ref.current === null) return
      // The default would move the page and the map as well.
      originalEvent.preventDefault()
      originalEvent.stopPropagation()
      const [x, y] = direction
      const step = originalEvent.shiftKey ? LONG_STEP : STEP
      const from = map.project(ref.current.getLatLng())
      onMove(map.unproject(from.add([x * step, y * step])).wrap())
    },
  }

  return (
    <Marker
      ref={ref}
      position={[position.lat, position.lng]}
      icon={ICON}
      alt={name}
      opacity={isPlaced ? 1 : 0.7}
      draggable
      autoPan
      eventHandlers={handlers}
    />
  )
}
