import './listings-map-frame.css'
import './map-frame.css'
import { useEffect, useRef, useState } from 'react'
import { useHiddenListings } from '#app/browser/listings/hidden-listings.ts'
import { MIN_WIDTH_XL } from '#app/browser/media-queries.ts'
import { whenIdle } from '#app/browser/when-idle.ts'
import type { SearchQueryWithType, View } from '#domain/catalog/search/search-query.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { mapFrameTexts } from '#texts/catalog/map-frame.ts'
import { MapNotice } from './base-map/map-notice.tsx'
import { useTileStatus } from './base-map/use-tile-status.ts'
import { LoadMapButton } from './load-map-button.tsx'
import { useMapCode } from './use-map-code.ts'

/** After this time the map loads even if the page is still busy, as on a slow device. */
const IDLE_TIMEOUT_MS = 2000

/** True at once in the map view; next to the list, once the browser is idle. */
function useShouldShowMap(view: View): boolean {
  const [isWide, setIsWide] = useState(false)
  const [idle, setIdle] = useState(false)

  useEffect(() => {
    const media = window.matchMedia(MIN_WIDTH_XL)
    const update = () => setIsWide(media.matches)
    const cancel = whenIdle(() => {
      setIdle(true)
      update()
    }, IDLE_TIMEOUT_MS)
    media.addEventListener('change', update)
    return () => {
      cancel()
      media.removeEventListener('change', update)
    }
  }, [])

  return view === 'map' || (idle && isWide)
}

interface ListingsMapFrameProps {
  readonly query: SearchQueryWithType
  readonly tiles: TileSource
  /** Whether listings that the visitor hid are shown. */
  readonly isRevealed: boolean
}

/** Reserves the space of the listings map and loads its code when it is shown. */
export function ListingsMapFrame({ query, tiles, isRevealed }: ListingsMapFrameProps) {
  const hidden = useHiddenListings(isRevealed)
  const frame = useRef<HTMLDivElement>(null)
  const shouldShow = useShouldShowMap(query.view)
  const { code, isOffered, request, failed, retry } = useMapCode({
    isRequested: query.view === 'map',
    isInView: shouldShow,
  })
  const tileStatus = useTileStatus()
  return (
    <div ref={frame} className="map-frame listings-map">
      {code === null || !shouldShow ? (
        <>
          {isOffered && <LoadMapButton onRequest={request} />}
          {!isOffered && !failed && <p className="map-loading">{mapFrameTexts.loading}</p>}
          <MapNotice
            notice={failed ? mapFrameTexts.unreachable : null}
            retryLabel={mapFrameTexts.retry}
            onRetry={retry}
          />
        </>
      ) : (
        <code.ListingsMap
          query={query}
          tiles={tiles}
          hidden={hidden}
          frame={frame}
          tileStatus={tileStatus}
          texts={mapFrameTexts}
        />
      )}
    </div>
  )
}
