import './map-frame.css'
import { type ReactNode, useRef } from 'react'
import { useNearViewport } from '#app/browser/use-near-viewport.ts'
import { mapFrameTexts } from '#texts/catalog/map-frame.ts'
import { MapNotice, type MapNoticeText } from './base-map/map-notice.tsx'
import { type TileStatus, useTileStatus } from './base-map/use-tile-status.ts'
import { LoadMapButton } from './load-map-button.tsx'
import { type MapCode, useMapCode } from './use-map-code.ts'

interface MapFrameProps {
  readonly className: string
  /** Whether the visitor has pressed something that shows the map. */
  readonly isRequested?: boolean
  readonly unreachable: MapNoticeText
  readonly children: (code: MapCode, tileStatus: TileStatus) => ReactNode
}

/**
 * Reserves the space of a map, and loads its code and tiles shortly before it scrolls into view, or when it is
 * requested.
 */
export function MapFrame({ className, isRequested = false, unreachable, children }: MapFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isInView = useNearViewport(frame)
  const { code, isOffered, request, failed, retry } = useMapCode({ isRequested, isInView })
  const tileStatus = useTileStatus()
  return (
    <div ref={frame} className={`map-frame ${className}`}>
      {isOffered && <LoadMapButton onRequest={request} />}
      {code === null
        ? !isOffered && !failed && <p className="map-loading">{mapFrameTexts.loading}</p>
        : children(code, tileStatus)}
      <MapNotice
        notice={failed || !tileStatus.available ? unreachable : null}
        retryLabel={mapFrameTexts.retry}
        closeLabel={code === null ? undefined : mapFrameTexts.closeNotice}
        onRetry={() => {
          tileStatus.reload()
          retry()
        }}
      />
    </div>
  )
}
