import { Icon, type LeafletKeyboardEvent, type Marker as PlacedMarker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { Marker, useMap } from 'react-leaflet'
import type { MapPoint } from '#app/features/catalog/map/place/place-map.tsx'
import markerUrl from '#app/features/catalog/map/place/place-marker.svg?url'
import { formatPinName } from '#content/texts/homes/pin.ts'
import { formatPoint } from '#domain/homes/offer/point.ts'

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

export function PinMarker({ position, isPlaced, onMove }: PinMarkerProps) {
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
