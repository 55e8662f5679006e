import './base-map.css'
import type { ReactNode } from 'react'
import { MapContainer, type MapContainerProps, ZoomControl } from 'react-leaflet'
import { PREFERS_REDUCED_MOTION } from '#app/browser/media-queries.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { StreetTiles } from './base-tile-layer.tsx'
import { MapManners } from './map-behavior.tsx'

/** Single houses. */
export const NEAREST = 19

/** What a map says. */
export interface MapWords {
  readonly map: string
  readonly zoomIn: string
  readonly zoomOut: string
}

interface StreetMapProps {
  /** What it shows when it opens. Later changes are not followed. */
  readonly start: Pick<MapContainerProps, 'center' | 'zoom' | 'bounds' | 'boundsOptions'>
  /** How far out it goes. */
  readonly farthest: number
  /** Whether one finger, or a mouse, moves it. */
  readonly dragging: boolean
  readonly zoomAt: 'topleft' | 'topright'
  readonly words: MapWords
  readonly tiles: TileSource
  /** Counts how often the tiles were asked for again. */
  readonly attempt: number
  /** Called with whether tiles come. */
  readonly onTiles: (come: boolean) => void
  readonly children: ReactNode
}

/** Whether maps stand still instead of gliding. */
export const isCalm = (): boolean => window.matchMedia(PREFERS_REDUCED_MOTION).matches

/** A map of streets that fills its frame: what is on it are its children. Runs in browsers only. */
export function StreetMap(props: StreetMapProps) {
  const { start, farthest, dragging, zoomAt, words, tiles, attempt, onTiles, children } = props
  const calm = isCalm()
  return (
    <MapContainer
      className="street-map"
      {...start}
      minZoom={farthest}
      maxZoom={NEAREST}
      zoomControl={false}
      scrollWheelZoom={false}
      dragging={dragging}
      fadeAnimation={!calm}
      zoomAnimation={!calm}
      markerZoomAnimation={!calm}
      inertia={!calm}
    >
      <ZoomControl position={zoomAt} zoomInTitle={words.zoomIn} zoomOutTitle={words.zoomOut} />
      <StreetTiles key={attempt} nearest={NEAREST} tiles={tiles} onTiles={onTiles} />
      {children}
      <MapManners label={words.map} calm={calm} />
    </MapContainer>
  )
}
