import type { LeafletEventHandlerFnMap, TileLayer as LeafletTileLayer } from 'leaflet'
import { useEffect, useMemo, useRef } from 'react'
import { TileLayer } from 'react-leaflet'
import type { TileSource } from '#domain/site/map-tiles.ts'

/** Without a single tile by then, tiles count as unavailable. */
const FIRST_TILE_TIMEOUT_MS = 10_000

interface BaseTileLayerProps {
  readonly tiles: TileSource
  readonly maxZoom: number
  /** Called with true for each tile that loads. */
  readonly onTileStatus: (available: boolean) => void
}

/** Tiles that failed are requested again when the browser is back online. */
export function BaseTileLayer({ tiles, maxZoom, onTileStatus }: BaseTileLayerProps) {
  const layer = useRef<LeafletTileLayer>(null)

  const handlers = useMemo((): LeafletEventHandlerFnMap => {
    let loaded = 0
    let failed = 0
    return {
      loading() {
        loaded = 0
        failed = 0
      },
      tileload() {
        loaded += 1
        onTileStatus(true)
      },
      tileerror() {
        failed += 1
      },
      // Fires when every requested tile has loaded or failed.
      load() {
        if (loaded === 0 && failed > 0) onTileStatus(false)
      },
    }
  }, [onTileStatus])

  useEffect(() => {
    const timer = setTimeout(() => onTileStatus(false), FIRST_TILE_TIMEOUT_MS)
    const cancel = () => clearTimeout(timer)
    const redraw = () => layer.current?.redraw()
    layer.current?.once('tileload', cancel)
    window.addEventListener('online', redraw)
    return () => {
      cancel()
      window.removeEventListener('online', redraw)
    }
  }, [onTileStatus])

  return (
    <TileLayer
      ref={layer}
      url={tiles.url}
      attribution={tiles.attribution}
      maxZoom={maxZoom}
      eventHandlers={handlers}
    />
  )
}
