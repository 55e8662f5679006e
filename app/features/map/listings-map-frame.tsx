import './listings-map-frame.css'
import './map-frame.css'
import { useRef } from 'react'
import { mapTexts } from '#content/texts/search/map.ts'
import type { SearchQueryWithType } from '#domain/search/search-query.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { MapNote } from './base-map/map-notice.tsx'
import { useTilesCome } from './base-map/use-tile-status.ts'
import { useMapTurn } from './listings/use-should-show-map.ts'
import { useMapCode } from './use-map-code.ts'

interface HomesMapFrameProps {
  readonly query: SearchQueryWithType
  readonly tiles: TileSource
}

/**
 * The place of the map of homes, which is there from the start where it stands beside the list. Its
 * code is fetched when it is looked at.
 */
export function HomesMapFrame(props: HomesMapFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const turn = useMapTurn(props.query.view)
  const { code, failed, retry } = useMapCode(turn)
  const tilesCome = useTilesCome()
  return (
    <div ref={frame} className="map-frame homes-map">
      {code === null || !turn ? (
        <>
          {!failed && <p className="map-waiting">{mapTexts.loading}</p>}
          <MapNote
            text={failed ? mapTexts.unreachable : null}
            retry={mapTexts.retry}
            onRetry={retry}
          />
        </>
      ) : (
        <code.HomesMap {...props} frame={frame} tilesCome={tilesCome} words={mapTexts} />
      )}
    </div>
  )
}
