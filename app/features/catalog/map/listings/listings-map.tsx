import '#app/features/catalog/map/map-frame.css'
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { ListingKeys } from '#app/browser/listings/listing-keys.ts'
import { BaseMap } from '#app/features/catalog/map/base-map/base-map.tsx'
import { MapNotice } from '#app/features/catalog/map/base-map/map-notice.tsx'
import type { TileStatus } from '#app/features/catalog/map/base-map/use-tile-status.ts'
import type { SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { listingsMapTexts } from '#texts/catalog/listings-map.ts'
import type { mapFrameTexts } from '#texts/catalog/map-frame.ts'
import { MapControls } from './controls/map-controls.tsx'
import { ListingMarkers } from './markers/listing-markers.tsx'
import { MarkerTabOrder } from './markers/marker-tab-order.tsx'
import { ListingPopup } from './popup/listing-popup.tsx'
import { type MapListing, withoutListings } from './search/map-results.ts'
import { useMapSearch } from './search/use-map-search.ts'
import { useHighlight } from './use-highlight.ts'
import { toFitBounds, ViewportController } from './viewport/viewport-controller.tsx'

/** The whole country on a phone. */
const MIN_ZOOM = 3

interface ListingsMapProps {
  /** The frame is a sibling of the list. */
  readonly frame: RefObject<HTMLElement | null>
  readonly query: SearchQueryWithType
  readonly tiles: TileSource
  readonly hidden: ListingKeys
  readonly tileStatus: TileStatus
  readonly texts: typeof mapFrameTexts
}

export function ListingsMap({ frame, query, tiles, hidden, tileStatus, texts }: ListingsMapProps) {
  const search = useMapSearch(query)
  const { target, failed } = search
  const results = useMemo(() => withoutListings(search.results, hidden), [search.results, hidden])
  const portal = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<readonly MapListing[] | null>(null)
  const close = useCallback(() => setOpened(null), [])
  const visible = opened && results?.homes.filter(({ id }) => opened.some((one) => one.id === id))
  // Panning away from its listings closes the popup for good: it must not reopen on the way back.
  if (visible?.length === 0) setOpened(null)
  useHighlight(frame)

  if (target === null) return <p className="map-loading">{texts.loading}</p>
  const { available, reload } = tileStatus
  const tilesNotice = available ? null : texts.tilesUnreachable
  const { bounds, options } = toFitBounds(target)
  return (
    <>
      <MapControls
        total={results?.total ?? null}
        searchOnMove={search.searchOnMove}
        onSearchOnMoveChange={search.setSearchOnMove}
        onSearchHere={search.searchHere}
      />
      <BaseMap
        initialView={{ bounds, boundsOptions: options }}
        minZoom={MIN_ZOOM}
        dragging
        label={listingsMapTexts.map}
        tiles={tiles}
        tileStatus={tileStatus}
      >
        <ViewportController
          target={target}
          onViewportChange={search.onViewportChange}
          onClick={close}
        />
        {results && <ListingMarkers results={results} onOpen={setOpened} />}
        <MarkerTabOrder results={results} />
        {results && visible && visible.length > 0 && (
          <ListingPopup type={results.type} listings={visible} portal={portal} onClose={close} />
        )}
      </BaseMap>
      <div ref={portal} />
      <MapNotice
        notice={failed ? listingsMapTexts.unreachable : tilesNotice}
        retryLabel={texts.retry}
        closeLabel={texts.closeNotice}
        onRetry={() => {
          if (!available) reload()
          search.retry()
        }}
      />
    </>
  )
}
