import type { TileLayer as Layer, LeafletEventHandlerFnMap } from 'leaflet'
import { useEffect, useMemo, useRef } from 'react'
import { TileLayer } from 'react-leaflet'
import type { TileSource } from '#domain/site/map-tiles.ts'

/** From then on a map without a single tile counts as one that does not come, in milliseconds. */
const LATE_MS = 10_000

interface StreetTilesProps {
  /** The last zoom that there are tiles for. */
  readonly nearest: number
  readonly tiles: TileSource
  /** Called with whether tiles come: true with each one that does. */
  readonly onTiles: (come: boolean) => void
}

/** The picture of the map. Lost tiles are asked for again when the browser is back online. */
export function StreetTiles({ nearest, tiles, onTiles }: StreetTilesProps) {
  const layer = useRef<Layer>(null)

  const handlers = useMemo((): LeafletEventHandlerFnMap => {
    let come = 0
    let lost = 0
    return {
      loading() {
        come = 0
        lost = 0
      },
      tileload() {
        come += 1
        onTiles(true)
      },
      tileerror() {
        lost += 1
      },
      // All that were asked for have come or are lost.
      load() {
        if (come === 0 && lost > 0) onTiles(false)
      },
    }
  }, [onTiles])

  useEffect(() => {
    const late = setTimeout(() => onTiles(false), LATE_MS)
    const notLate = () => clearTimeout(late)
    const again = () => layer.current?.redraw()
    layer.current?.once('tileload', notLate)
    window.addEventListener('online', again)
    return () => {
      notLate()
      window.removeEventListener('online', again)
    }
  }, [onTiles])

  return (
    <TileLayer
      ref={layer}
      url={tiles.url}
      attribution={tiles.attribution}
      maxZoom={nearest}
      eventHandlers={handlers}
    />
  )
}
