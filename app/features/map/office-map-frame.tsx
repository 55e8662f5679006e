import './office-map-frame.css'
import './map-frame.css'
import { useRef } from 'react'
import { aboutTexts } from '#content/texts/company/about.ts'
import type { Office } from '#domain/contact/office.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { MapNote } from './base-map/map-notice.tsx'
import { useTilesCome } from './base-map/use-tile-status.ts'
import type { AskedOffice } from './offices/selected-office.ts'
import { useNear } from './offices/use-near-viewport.ts'
import { useMapCode } from './use-map-code.ts'

interface OfficeMapFrameProps {
  readonly offices: readonly Office[]
  readonly tiles: TileSource
  readonly asked: AskedOffice | null
}

/**
 * The place of the map, as high as the map will be. Its code and its tiles are fetched when it comes
 * near the view; when they cannot be had, it says so and the offices are still there.
 */
export function OfficeMapFrame({ offices, tiles, asked }: OfficeMapFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const near = useNear(frame)
  const { code, failed, retry } = useMapCode(near || asked !== null)
  const { come, setCome, attempt, again } = useTilesCome()

  return (
    <div className="map-place">
      <div ref={frame} className="map-frame office-map">
        {code === null ? (
          !failed && <p className="map-waiting">{aboutTexts.mapLoading}</p>
        ) : (
          <code.OfficeMap
            offices={offices}
            tiles={tiles}
            attempt={attempt}
            asked={asked}
            words={aboutTexts}
            onTiles={setCome}
          />
        )}
        <MapNote
          text={failed || !come ? aboutTexts.mapUnreachable : null}
          retry={aboutTexts.retry}
          onRetry={() => {
            again()
            retry()
          }}
        />
      </div>
      <p className="map-hint">{aboutTexts.twoFingers}</p>
    </div>
  )
}
