import '#app/features/map/map-frame.css'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { StreetMap } from '#app/features/map/base-map/base-map.tsx'
import { MapNote } from '#app/features/map/base-map/map-notice.tsx'
import type { useTilesCome } from '#app/features/map/base-map/use-tile-status.ts'
import { listingsMapTexts } from '#content/texts/search/listings-map.ts'
import type { mapTexts } from '#content/texts/search/map.ts'
import type { SearchQueryWithType } from '#domain/search/search-query.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { MapTools } from './controls/map-controls.tsx'
import { Homes } from './markers/listing-markers.tsx'
import { MarkerOrder } from './markers/marker-tab-order.tsx'
import { PinCard } from './popup/listing-popup.tsx'
import type { HomeOnMap } from './search/map-results.ts'
import { useMapSearch } from './search/use-map-search.ts'
import { useHighlight } from './use-highlight.ts'
import { MapMoves, viewOf } from './viewport/viewport-controller.tsx'

/** The country on a phone, and its neighbors. */
const FARTHEST = 3

interface HomesMapProps {
  /** The place of the map, beside the list. */
  readonly frame: RefObject<HTMLElement | null>
  readonly query: SearchQueryWithType
  readonly tiles: TileSource
  readonly tilesCome: ReturnType<typeof useTilesCome>
  readonly words: typeof mapTexts
}

/** The homes of a search on a map, which shows what the list says. */
export function HomesMap({ frame, query, tiles, tilesCome, words }: HomesMapProps) {
  const search = useMapSearch(query)
  const { target, shown, failed } = search
  const over = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<readonly HomeOnMap[] | null>(null)
  const close = useCallback(() => setOpened(null), [])
  const here = opened && shown?.homes.filter(({ id }) => opened.some((home) => home.id === id))
  // A card goes with its homes, where the map was moved away from them, and does not come back.
  if (here?.length === 0) setOpened(null)
  useHighlight(frame)

  if (target === null) return <p className="map-waiting">{words.loading}</p>
  const { corners, options } = viewOf(target)
  const { come, attempt, setCome, again } = tilesCome
  return (
    <>
      <MapTools
        total={shown?.total ?? null}
        following={search.following}
        onFollow={search.follow}
        onSearchHere={search.searchHere}
      />
      <StreetMap
        start={{ bounds: corners, boundsOptions: options }}
        farthest={FARTHEST}
        dragging
        zoomAt="topright"
        words={listingsMapTexts}
        tiles={tiles}
        attempt={attempt}
        onTiles={setCome}
      >
        <MapMoves target={target} onArea={search.onArea} onPress={close} />
        {shown && <Homes shown={shown} onOpen={setOpened} />}
        <MarkerOrder shown={shown} />
        {shown && here && here.length > 0 && (
          <PinCard type={shown.type} homes={here} over={over} onClose={close} />
        )}
      </StreetMap>
      <div ref={over} />
      <MapNote
        text={failed ? listingsMapTexts.unreachable : come ? null : words.tilesUnreachable}
        retry={words.retry}
        onRetry={() => {
          if (!come) again()
          search.retry()
        }}
      />
    </>
  )
}
