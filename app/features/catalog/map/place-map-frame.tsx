import './map-frame.css'
import './place-map-frame.css'
import { useRef } from 'react'
import { useNearViewport } from '#app/browser/use-near-viewport.ts'
import { placeMapTexts } from '#content/texts/catalog/place-map.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { MapNotice } from './base-map/map-notice.tsx'
import { useTileStatus } from './base-map/use-tile-status.ts'
import { LoadMapButton } from './load-map-button.tsx'
import type { MapPoint } from './place/place-map.tsx'
import { useMapCode } from './use-map-code.ts'

interface PlaceMapFrameProps {
  readonly point: MapPoint
  /** In meters; set if the exact place is withheld. */
  readonly radius?: number | undefined
  readonly tiles: TileSource
}

/** Fills the space reserved by the page, shortly before it scrolls into view. */
export function PlaceMapFrame({ point, radius, tiles }: PlaceMapFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isInView = useNearViewport(frame)
  const { code, isOffered, request, failed, retry } = useMapCode({ isRequested: false, isInView })
  const tileStatus = useTileStatus()
  return (
    <div className="place-map-room">
      <div ref={frame} className="map-frame place-map">
        {isOffered && <LoadMapButton onRequest={request} />}
        {code === null ? (
          !isOffered && !failed && <p className="map-loading">{placeMapTexts.loading}</p>
        ) : (
          <code.PlaceMap
            point={point}
            radius={radius}
            tiles={tiles}
            tileStatus={tileStatus}
            texts={placeMapTexts}
          />
        )}
        <MapNotice
          notice={failed || !tileStatus.available ? placeMapTexts.unreachable : null}
          retryLabel={placeMapTexts.retry}
          closeLabel={code === null ? undefined : placeMapTexts.closeNotice}
          onRetry={() => {
            tileStatus.reload()
            retry()
          }}
        />
      </div>
      <p className="map-hint">{placeMapTexts.twoFingers}</p>
    </div>
  )
}
