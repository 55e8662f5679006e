import './base-map.css'
import type { ReactNode } from 'react'
import { MapContainer, type MapContainerProps, ZoomControl } from 'react-leaflet'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { BaseTileLayer } from './base-tile-layer.tsx'
import { MapBehavior } from './map-behavior.tsx'
import { prefersReducedMotion } from './reduced-motion.ts'

/** Single houses; tile servers offer nothing closer. */
export const MAX_ZOOM = 19

export interface MapTexts {
  readonly map: string
  readonly zoomIn: string
  readonly zoomOut: string
}

interface BaseMapProps {
  /** Read on mount only. */
  readonly initialView: Pick<MapContainerProps, 'center' | 'zoom' | 'bounds' | 'boundsOptions'>
  readonly minZoom: number
  /** Whether one finger or the mouse pans the map. */
  readonly dragging: boolean
  readonly zoomPosition: 'topleft' | 'topright'
  readonly texts: MapTexts
  readonly tiles: TileSource
  /** A new number reloads the tiles. */
  readonly attempt: number
  readonly onTileStatus: (available: boolean) => void
  readonly children: ReactNode
}

/** A street map that fills its frame. Client only: Leaflet needs `window`. */
export function BaseMap(props: BaseMapProps) {
  const { initialView, minZoom, dragging, zoomPosition, texts, tiles, attempt } = props
  const reducedMotion = prefersReducedMotion()
  return (
    <MapContainer
      className="base-map"
      {...initialView}
      minZoom={minZoom}
      maxZoom={MAX_ZOOM}
      zoomControl={false}
      scrollWheelZoom={false}
      dragging={dragging}
      fadeAnimation={!reducedMotion}
      zoomAnimation={!reducedMotion}
      markerZoomAnimation={!reducedMotion}
      inertia={!reducedMotion}
    >
      <ZoomControl
        position={zoomPosition}
        zoomInTitle={texts.zoomIn}
        zoomOutTitle={texts.zoomOut}
      />
      <BaseTileLayer
        key={attempt}
        tiles={tiles}
        maxZoom={MAX_ZOOM}
        onTileStatus={props.onTileStatus}
      />
      {props.children}
      <MapBehavior label={texts.map} reducedMotion={reducedMotion} />
    </MapContainer>
  )
}
