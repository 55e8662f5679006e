import './map-frame.css'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { placeMapTexts } from '#texts/catalog/place-map.ts'
import { MapFrame } from './map-frame.tsx'
import type { MapPoint } from './place/place-map.tsx'

interface PlaceMapFrameProps {
  readonly point: MapPoint
  /** In meters; set if the exact place is withheld. */
  readonly radius?: number | undefined
  readonly tiles: TileSource
}

export function PlaceMapFrame(props: PlaceMapFrameProps) {
  return (
    <div className="mt-5 noscript:hidden">
      <MapFrame className="h-[clamp(16rem,45svh,26rem)]" unreachable={placeMapTexts.unreachable}>
        {(code, tileStatus) => (
          <code.PlaceMap {...props} tileStatus={tileStatus} texts={placeMapTexts} />
        )}
      </MapFrame>
      <p className="map-hint">{placeMapTexts.twoFingers}</p>
    </div>
  )
}
