import { Icon } from 'leaflet'
import { Marker, Popup } from 'react-leaflet'
import { FINE_POINTER } from '#app/browser/media-queries.ts'
import { isCalm, type MapWords, StreetMap } from '#app/features/map/base-map/base-map.tsx'
import type { Office } from '#domain/contact/office.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { MapFocus } from './marker-focus.tsx'
import marker from './office-marker.svg?url'
import type { AskedOffice } from './selected-office.ts'
import { useMarkers } from './use-marker-refs.ts'

// Nothing of content/ is imported here: what this file shares with its screen would become code of
// every screen. Its words come as properties.

/** Where the map opens, and how near (docs/product.md, "Sizes and counts"). */
const START = { center: [50.4501, 30.5234], zoom: 10 } satisfies {
  center: [number, number]
  zoom: number
}

/** The country. */
const FARTHEST = 5

/** As wide in pixels as a popup's words may be: it fits on the narrowest map. */
const POPUP_WIDTH = 200

const ICON = new Icon({
  iconUrl: marker,
  iconSize: [32, 32],
  iconAnchor: [16, 31],
  popupAnchor: [0, -28],
})

interface OfficeMapProps {
  readonly offices: readonly Office[]
  readonly tiles: TileSource
  /** Counts how often the tiles were asked for again. */
  readonly attempt: number
  readonly asked: AskedOffice | null
  readonly words: MapWords
  /** Called with whether tiles come. */
  readonly onTiles: (come: boolean) => void
}

/** The map of the offices. */
export function OfficeMap({ offices, asked, ...map }: OfficeMapProps) {
  const markers = useMarkers()
  return (
    <StreetMap
      {...map}
      start={START}
      farthest={FARTHEST}
      // A thumb that wants to go on down the page is not held up by the map: two fingers move it.
      dragging={window.matchMedia(FINE_POINTER).matches}
      zoomAt="topleft"
    >
      {offices.map(({ id, name, address, lat, lng }) => (
        <Marker
          key={id}
          ref={markers.keep(id)}
          position={[lat, lng]}
          icon={ICON}
          // `MapFocus` sees to that.
          autoPanOnFocus={false}
          alt={`${name}, ${address}`}
        >
          <Popup minWidth={POPUP_WIDTH} maxWidth={POPUP_WIDTH}>
            {address} ({name})
          </Popup>
        </Marker>
      ))}
      <MapFocus markers={markers} office={asked} calm={isCalm()} />
    </StreetMap>
  )
}
