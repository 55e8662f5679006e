import './base-map.css'
import type { ReactNode } from 'react'
import { MapContainer, type MapContainerProps, ZoomControl } from 'react-leaflet'
import { prefersReducedMotion } from '#app/browser/media-queries.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { BaseTileLayer } from './base-tile-layer.tsx'
import { MapBehavior } from './map-behavior.tsx'
import type { TileStatus } from './use-tile-status.ts'

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
  readonly tileStatus: TileStatus
  readonly children: ReactNode
}

/** A street map that fills its frame. Client only: Leaflet needs `window`. */
export function BaseMap(props: BaseMapProps) {
  const { initialView, minZoom, dragging, zoomPosition, texts, tiles, tileStatus } = props
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
        key={tileStatus.attempt}
        tiles={tiles}
        maxZoom={MAX_ZOOM}
        onTileStatus={tileStatus.setAvailable}
      />
      {props.children}
      <MapBehavior label={texts.map} reducedMotion={reducedMotion} />
    </MapContainer>
  )
}
