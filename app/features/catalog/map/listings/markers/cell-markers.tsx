import { useMemo } from 'react'
import { useMap } from 'react-leaflet'
import { prefersReducedMotion } from '#app/browser/media-queries.ts'
import { MAX_ZOOM } from '#app/features/catalog/map/base-map/base-map.tsx'
import { cellLabel } from '#content/texts/catalog/listings-map.ts'
import type { Clusters } from '#domain/catalog/search/search-results.ts'
import { ClusterMarker } from './cluster-marker.tsx'
import { mergeCells } from './merge-cells.ts'

/** Zoom levels per click: the cell becomes four times as wide. */
const ZOOM_STEP = 2

export function CellMarkers({ cells }: { cells: Clusters['cells'] }) {
  const map = useMap()
  const merged = useMemo(
    () =>
      mergeCells(cells, (cell) => map.project(cell)).map((cell) => ({
        cell,
        zoomIn() {
          const zoom = Math.min(map.getZoom() + ZOOM_STEP, MAX_ZOOM)
          map.setView(cell, zoom, { animate: !prefersReducedMotion() })
        },
      })),
    [cells, map],
  )
  return merged.map(({ cell, zoomIn }, order) => (
    <ClusterMarker
      key={`${cell.lat} ${cell.lng}`}
      position={cell}
      count={cell.count}
      label={cellLabel(cell.count)}
      order={order}
      onClick={zoomIn}
    />
  ))
}
