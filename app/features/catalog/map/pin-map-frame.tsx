import './map-frame.css'
import './pin-map-frame.css'
import { useRef } from 'react'
import { useNearViewport } from '#app/browser/use-near-viewport.ts'
import { pinTexts } from '#content/texts/homes/pin.ts'
import { MapNotice } from './base-map/map-notice.tsx'
import { useTileStatus } from './base-map/use-tile-status.ts'
import { LoadMapButton } from './load-map-button.tsx'
import type { PinMapProps } from './pin/pin-map.tsx'
import { useMapCode } from './use-map-code.ts'

/** Fills the space reserved by the form, shortly before it scrolls into view. */
export function PinMapFrame(props: PinMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isInView = useNearViewport(frame)
  const { code, isOffered, request, failed, retry } = useMapCode({ isRequested: false, isInView })
  const tileStatus = useTileStatus()
  return (
    <div ref={frame} className="map-frame pin-map">
      {isOffered && <LoadMapButton onRequest={request} />}
      {code === null ? (
        !isOffered && !failed && <p className="map-loading">{pinTexts.loading}</p>
      ) : (
        <code.PinMap {...props} tileStatus={tileStatus} />
      )}
      <MapNotice
        notice={failed || !tileStatus.available ? pinTexts.unreachable : null}
        retryLabel={pinTexts.retry}
        closeLabel={code === null ? undefined : pinTexts.closeNotice}
        onRetry={() => {
          tileStatus.reload()
          retry()
        }}
      />
    </div>
  )
}
