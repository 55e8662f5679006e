import { Icon, type Marker as PlacedMarker } from 'leaflet'
import { useRef } from 'react'
import { Marker, Popup } from 'react-leaflet'
import { BaseMap } from '#app/features/catalog/map/base-map/base-map.tsx'
import type { TileStatus } from '#app/features/catalog/map/base-map/use-tile-status.ts'
import type { Office } from '#domain/site/contact/office.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { MarkerFocus, type SelectedOffice } from './marker-focus.tsx'
import markerUrl from './office-marker.svg?url'

// Texts come as props: a module of content/ that this chunk shares with its screen would move into the chunk of all
// screens.

/** Kyiv (docs/product/shell.md, "Sizes and counts"). */
const INITIAL_VIEW = { center: [50.4501, 30.5234], zoom: 10 } satisfies {
  center: [number, number]
  zoom: number
}

/** Fits the narrowest map. */
const POPUP_WIDTH_PX = 200

const ICON = new Icon({
  iconUrl: markerUrl,
  iconSize: [32, 32],
  iconAnchor: [16, 31],
  popupAnchor: [0, -28],
})

interface OfficeMapProps {
  readonly offices: readonly Office[]
  readonly tiles: TileSource
  readonly tileStatus: TileStatus
  readonly selected: SelectedOffice | null
  readonly label: string
}

export function OfficeMap({ offices, selected, ...map }: OfficeMapProps) {
  const markers = useRef(new Map<number, PlacedMarker>())
  return (
    <BaseMap {...map} initialView={INITIAL_VIEW} zoomPosition="topleft">
      {offices.map(({ id, name, address, lat, lng }) => (
        <Marker
          key={id}
          ref={(marker) => {
            if (marker === null) markers.current.delete(id)
            else markers.current.set(id, marker)
          }}
          position={[lat, lng]}
          icon={ICON}
          // `MarkerFocus` pans instead.
          autoPanOnFocus={false}
          alt={`${name}, ${address}`}
        >
          <Popup minWidth={POPUP_WIDTH_PX} maxWidth={POPUP_WIDTH_PX}>
            {address} ({name})
          </Popup>
        </Marker>
      ))}
      <MarkerFocus markers={markers} selected={selected} />
    </BaseMap>
  )
}
