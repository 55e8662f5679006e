import './office-map.css'
import { Icon } from 'leaflet'
import { MapContainer, Marker, Popup, ZoomControl } from 'react-leaflet'
import { CALM, FINE_POINTER } from '#app/browser/media.ts'
import type { TileSource } from '#domain/map-tiles.ts'
import type { Office } from '#domain/office.ts'
import { MapFocus } from './map-focus.tsx'
import { MapManners } from './map-manners.tsx'
import marker from './office-marker.svg?url'
import { OfficeTiles } from './office-tiles.tsx'
import type { ShownOffice } from './shown-office.ts'
import { useMarkers } from './use-markers.ts'

// Nothing of content/ is imported here: what this file shares with its screen would become code of
// every screen. Its words come as properties.

/** Where the map opens, and how near (§9 Business constants). */
const KYIV = [50.4501, 30.5234] as const
const ZOOM = 10

/** As wide in pixels as a popup's words may be: it fits on the narrowest map. */
const POPUP_WIDTH = 200

/** The country, and single houses. */
const FARTHEST = 5
const NEAREST = 19

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
  readonly shown: ShownOffice | null
  readonly words: { readonly map: string; readonly zoomIn: string; readonly zoomOut: string }
  /** Called with whether tiles come. */
  readonly onTiles: (come: boolean) => void
}

/** The map of the offices. Runs in browsers only. */
export function OfficeMap({ offices, tiles, attempt, shown, words, onTiles }: OfficeMapProps) {
  const markers = useMarkers()
  const calm = window.matchMedia(CALM).matches
  return (
    <MapContainer
      className="office-map"
      center={[...KYIV]}
      zoom={ZOOM}
      minZoom={FARTHEST}
      maxZoom={NEAREST}
      zoomControl={false}
      scrollWheelZoom={false}
      // A thumb that wants to go on down the page is not held up by the map: two fingers move it.
      dragging={window.matchMedia(FINE_POINTER).matches}
      fadeAnimation={!calm}
      zoomAnimation={!calm}
      markerZoomAnimation={!calm}
      inertia={!calm}
    >
      <ZoomControl zoomInTitle={words.zoomIn} zoomOutTitle={words.zoomOut} />
      <OfficeTiles key={attempt} tiles={tiles} onTiles={onTiles} />
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
      <MapManners label={words.map} calm={calm} />
      <MapFocus markers={markers} shown={shown} calm={calm} />
    </MapContainer>
  )
}
