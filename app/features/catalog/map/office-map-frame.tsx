import './office-map-frame.css'
import './map-frame.css'
import { useRef } from 'react'
import { useNearViewport } from '#app/browser/use-near-viewport.ts'
import { aboutTexts } from '#content/texts/site/about.ts'
import type { Office } from '#domain/site/contact/office.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { MapNotice } from './base-map/map-notice.tsx'
import { useTileStatus } from './base-map/use-tile-status.ts'
import { LoadMapButton } from './load-map-button.tsx'
import type { SelectedOffice } from './offices/selected-office.ts'
import { useMapCode } from './use-map-code.ts'

interface OfficeMapFrameProps {
  readonly offices: readonly Office[]
  readonly tiles: TileSource
  readonly selected: SelectedOffice | null
}

/**
 * Reserves the height of the office map, and loads its code and tiles shortly before it scrolls into
 * view or when an office is selected.
 */
export function OfficeMapFrame({ offices, tiles, selected }: OfficeMapFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(frame)
  const { code, isOffered, request, failed, retry } = useMapCode({
    isRequested: selected !== null,
    isInView: isNear,
  })
  const { available, setAvailable, attempt, reload } = useTileStatus()

  return (
    <div className="office-map-container">
      <div ref={frame} className="map-frame office-map">
        {isOffered && <LoadMapButton onRequest={request} />}
        {code === null ? (
          !isOffered && !failed && <p className="map-loading">{aboutTexts.mapLoading}</p>
        ) : (
          <code.OfficeMap
            offices={offices}
            tiles={tiles}
            attempt={attempt}
            selected={selected}
            texts={aboutTexts}
            onTileStatus={setAvailable}
          />
        )}
        <MapNotice
          notice={failed || !available ? aboutTexts.mapUnreachable : null}
          retryLabel={aboutTexts.retry}
          closeLabel={code === null ? undefined : aboutTexts.closeNotice}
          onRetry={() => {
            reload()
            retry()
          }}
        />
      </div>
      <p className="map-hint">{aboutTexts.twoFingers}</p>
    </div>
  )
}
