import './base-map.css'
import { type ReactNode, useEffect } from 'react'
import { MapContainer, type MapContainerProps, useMap, ZoomControl } from 'react-leaflet'
import { FINE_POINTER, prefersReducedMotion } from '#app/browser/media-queries.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { zoomTexts } from '#texts/catalog/map-zoom.ts'
import { BaseTileLayer } from './base-tile-layer.tsx'
import type { TileStatus } from './use-tile-status.ts'

/** Single houses; tile servers offer nothing closer. */
export const MAX_ZOOM = 19

interface BaseMapProps {
  /** Read on mount only. */
  readonly initialView: Pick<MapContainerProps, 'center' | 'zoom' | 'bounds' | 'boundsOptions'>
  /** The whole country by default. */
  readonly minZoom?: number
  /** Whether one finger pans the map. By default it scrolls the page, and two fingers pan. */
  readonly dragging?: boolean
  readonly zoomPosition?: 'topleft' | 'topright'
  /** Accessible name. */
  readonly label: string
  readonly tiles: TileSource
  readonly tileStatus: TileStatus
  readonly children: ReactNode
}

/** A street map that fills its frame. Client only: Leaflet needs `window`. */
export function BaseMap(props: BaseMapProps) {
  const { initialView, minZoom = 5, zoomPosition = 'topright', label, tiles, tileStatus } = props
  const { dragging = window.matchMedia(FINE_POINTER).matches } = props
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
        zoomInTitle={zoomTexts.in}
        zoomOutTitle={zoomTexts.out}
      />
      <BaseTileLayer
        key={tileStatus.attempt}
        tiles={tiles}
        maxZoom={MAX_ZOOM}
        onTileStatus={tileStatus.setAvailable}
      />
      {props.children}
      <MapBehavior label={label} reducedMotion={reducedMotion} />
    </MapContainer>
  )
}

/** Sets the accessible name, gesture handling and reduced motion, for which Leaflet has no options. */
function MapBehavior({ label, reducedMotion }: { label: string; reducedMotion: boolean }) {
  const map = useMap()

  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'region')
    container.setAttribute('aria-label', label)
  }, [map, label])

  // The wheel scrolls the page until the map is clicked, and again once the pointer leaves it.
  useEffect(() => {
    const container = map.getContainer()
    const enableWheel = () => map.scrollWheelZoom.enable()
    const disableWheel = () => map.scrollWheelZoom.disable()
    container.addEventListener('pointerdown', enableWheel)
    container.addEventListener('pointerleave', disableWheel)
    return () => {
      container.removeEventListener('pointerdown', enableWheel)
      container.removeEventListener('pointerleave', disableWheel)
    }
  }, [map])

  // Keyboard panning always animates.
  useEffect(() => {
    if (!reducedMotion) return
    const { panBy } = map
    map.panBy = (offset, options) => panBy.call(map, offset, { ...options, animate: false })
    return () => {
      map.panBy = panBy
    }
  }, [map, reducedMotion])

  return null
}
