import type { Marker } from 'leaflet'
import { useState } from 'react'

/** The markers that are on the map, by the id of their office. */
export interface Markers {
  /** The `ref` of the marker of an office. */
  readonly keep: (id: number) => (marker: Marker | null) => void
  readonly get: (id: number) => Marker | undefined
  readonly find: (test: (marker: Marker) => boolean) => Marker | undefined
}

export function useMarkers(): Markers {
  const [markers] = useState((): Markers => {
    const byId = new Map<number, Marker>()
    return {
      keep: (id) => (marker) => {
        if (marker === null) byId.delete(id)
        else byId.set(id, marker)
      },
      get: (id) => byId.get(id),
      find: (test) => [...byId.values()].find(test),
    }
  })
  return markers
}
