import { useCallback, useRef, useState } from 'react'
import { quietButton } from '#app/ui/button.ts'
import { about } from '#content/texts/about.ts'
import type { TileSource } from '#domain/map-tiles.ts'
import type { Office } from '#domain/office.ts'
import type { ShownOffice } from './shown-office.ts'
import { useMapCode } from './use-map-code.ts'
import { useNear } from './use-near.ts'

interface MapFrameProps {
  readonly offices: readonly Office[]
  readonly tiles: TileSource
  readonly shown: ShownOffice | null
}

/**
 * The place of the map, as high as the map will be. Its code and its tiles are fetched when it comes
 * near the view; when they cannot be had, it says so and the offices are still there.
 */
export function MapFrame({ offices, tiles, shown }: MapFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const near = useNear(frame)
  const { OfficeMap, failed, retry } = useMapCode(near || shown !== null)
  const [tilesCome, setTilesCome] = useState(true)
  const [attempt, setAttempt] = useState(0)
  const tryAgain = useCallback(() => {
    setTilesCome(true)
    setAttempt((before) => before + 1)
    retry()
  }, [retry])

  return (
    <div className="map-place">
      <div ref={frame} className="map-frame">
        {OfficeMap === null ? (
          !failed && <p className="map-waiting">{about.mapLoading}</p>
        ) : (
          <OfficeMap
            offices={offices}
            tiles={tiles}
            attempt={attempt}
            shown={shown}
            words={about}
            onTiles={setTilesCome}
          />
        )}
        <div role="status" className="map-note">
          {(failed || !tilesCome) && (
            <div>
              <p>{about.mapUnreachable}</p>
              <button type="button" className={quietButton} onClick={tryAgain}>
                {about.retry}
              </button>
            </div>
          )}
        </div>
      </div>
      <p className="map-hint">{about.twoFingers}</p>
    </div>
  )
}
