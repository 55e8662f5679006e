import type { Marker } from 'leaflet'
import { useState } from 'react'

/** The mounted markers by office id. */
export interface MarkerRefs {
  /** Returns the `ref` callback for the marker of an office. */
  readonly register: (id: number) => (marker: Marker | null) => void
  readonly get: (id: number) => Marker | undefined
  readonly find: (test: (marker: Marker) => boolean) => Marker | undefined
}

export function useMarkerRefs(): MarkerRefs {
  const [markers] = useState((): MarkerRefs => {
    const byId = new Map<number, Marker>()
    return {
      register: (id) => (marker) => {
        if (marker === null) byId.delete(id)
        else byId.set(id, marker)
      },
      get: (id) => byId.get(id),
      find: (test) => [...byId.values()].find(test),
    }
  })
  return markers
}
