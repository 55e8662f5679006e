import '#app/features/catalog/map/place-circle.css'
import { Icon } from 'leaflet'
import { Circle, Marker } from 'react-leaflet'
import { BaseMap } from '#app/features/catalog/map/base-map/base-map.tsx'
import type { TileStatus } from '#app/features/catalog/map/base-map/use-tile-status.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import markerUrl from './place-marker.svg?url'

/** The surrounding streets. */
const ZOOM = 15
/** About a district, like the circle. */
const CIRCLE_ZOOM = 14

const ICON = new Icon({ iconUrl: markerUrl, iconSize: [40, 40], iconAnchor: [20, 39] })

export interface MapPoint {
  readonly lat: number
  readonly lng: number
}

interface PlaceMapProps {
  readonly point: MapPoint
  /** In meters; set if the exact place is withheld. */
  readonly radius?: number | undefined
  readonly tiles: TileSource
  readonly tileStatus: TileStatus
  readonly texts: Readonly<Record<'map' | 'marker' | 'area' | 'circle', string>>
}

/** The streets around a point, or around the circle that contains it. */
export function PlaceMap({ point, radius, tiles, tileStatus, texts }: PlaceMapProps) {
  return (
    <BaseMap
      initialView={{
        center: [point.lat, point.lng],
        zoom: radius === undefined ? ZOOM : CIRCLE_ZOOM,
      }}
      label={radius === undefined ? texts.map : texts.area}
      tiles={tiles}
      tileStatus={tileStatus}
    >
      {radius === undefined ? (
        <Marker
          position={[point.lat, point.lng]}
          icon={ICON}
          interactive={false}
          keyboard={false}
          alt={texts.marker}
        />
      ) : (
        <PlaceCircle {...point} radius={radius} label={texts.circle} />
      )}
    </BaseMap>
  )
}

interface PlaceCircleProps extends MapPoint {
  /** In meters. */
  readonly radius: number
  readonly label: string
}

export const PlaceCircle = ({ lat, lng, radius, label }: PlaceCircleProps) => (
  <Circle
    center={[lat, lng]}
    radius={radius}
    interactive={false}
    className="place-circle"
    eventHandlers={{
      // Leaflet has no option for it.
      add({ target }) {
        target.getElement()?.setAttribute('role', 'img')
        target.getElement()?.setAttribute('aria-label', label)
      },
    }}
  />
)
