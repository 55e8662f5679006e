import { Icon } from 'leaflet'
import { Marker } from 'react-leaflet'
import { FINE_POINTER } from '#app/browser/media-queries.ts'
import { BaseMap, type MapTexts } from '#app/features/map/base-map/base-map.tsx'
import type { TileStatus } from '#app/features/map/base-map/use-tile-status.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import markerUrl from './place-marker.svg?url'

/** The next streets. */
const ZOOM = 15

/** The whole country. */
const MIN_ZOOM = 5

const ICON = new Icon({ iconUrl: markerUrl, iconSize: [40, 40], iconAnchor: [20, 39] })

export interface MapPoint {
  readonly lat: number
  readonly lng: number
}

interface PlaceMapProps {
  readonly point: MapPoint
  readonly tiles: TileSource
  readonly tileStatus: TileStatus
  readonly texts: MapTexts & { readonly marker: string }
}

/** The streets around one point. */
export function PlaceMap({ point, tiles, tileStatus, texts }: PlaceMapProps) {
  return (
    <BaseMap
      initialView={{ center: [point.lat, point.lng], zoom: ZOOM }}
      minZoom={MIN_ZOOM}
      // On touch screens one finger scrolls the page and two pan the map.
      dragging={window.matchMedia(FINE_POINTER).matches}
      zoomPosition="topright"
      texts={texts}
      tiles={tiles}
      attempt={tileStatus.attempt}
      onTileStatus={tileStatus.setAvailable}
    >
      <Marker
        position={[point.lat, point.lng]}
        icon={ICON}
        interactive={false}
        keyboard={false}
        alt={texts.marker}
      />
    </BaseMap>
  )
}
