import { useMemo } from 'react'
import { useMap } from 'react-leaflet'
import { isCalm, NEAREST } from '#app/features/map/base-map/base-map.tsx'
import { cellLabel } from '#content/texts/search/listings-map.ts'
import type { Clusters } from '#domain/search/search-results.ts'
import { CellMarker } from './cluster-marker.tsx'
import { mergedCells } from './merge-cells.ts'

/** A press on a cell shows it four times as large. */
const STEP = 2

/** Where many homes are, the largest number first; a press goes nearer. */
export function Cells({ cells }: { cells: Clusters['cells'] }) {
  const map = useMap()
  const merged = useMemo(
    () =>
      mergedCells(cells, (cell) => map.project(cell)).map((cell) => ({
        cell,
        nearer() {
          const zoom = Math.min(map.getZoom() + STEP, NEAREST)
          map.setView(cell, zoom, { animate: !isCalm() })
        },
      })),
    [cells, map],
  )
  return merged.map(({ cell, nearer }, place) => (
    <CellMarker
      key={`${cell.lat} ${cell.lng}`}
      at={cell}
      count={cell.count}
      name={cellLabel(cell.count)}
      place={place}
      onPress={nearer}
    />
  ))
}
