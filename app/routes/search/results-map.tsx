import '#app/features/map/listings-map-frame.css'
import '#app/features/map/map-frame.css'
import { useLazyComponent } from '#app/browser/use-lazy-component.ts'
import { mapTexts } from '#content/texts/search/map.ts'
import type { SearchQueryWithType } from '#domain/search/search-query.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { useLeftOut } from './use-left-out.ts'

interface ResultsMapProps {
  readonly query: SearchQueryWithType
  readonly tiles: TileSource
  /** Whether listings that the visitor hid are shown. */
  readonly isRevealed: boolean
}

const loadMapFrame = () =>
  import('#app/features/map/listings-map-frame.tsx').then((code) => code.ListingsMapFrame)

/** Beside the list; the space is reserved until the code has loaded. */
export function ResultsMap({ query, tiles, isRevealed }: ResultsMapProps) {
  const leftOut = useLeftOut(isRevealed)
  const MapFrame = useLazyComponent(loadMapFrame)
  return MapFrame ? (
    <MapFrame query={query} tiles={tiles} leftOut={leftOut} />
  ) : (
    <div className="map-frame listings-map">
      <p className="map-loading">{mapTexts.loading}</p>
    </div>
  )
}
