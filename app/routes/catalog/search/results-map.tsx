import { ListingsMapFrame } from '#app/features/catalog/map/listings-map-frame.tsx'
import type { SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import { useHiddenListings } from './use-hidden-listings.ts'

interface ResultsMapProps {
  readonly query: SearchQueryWithType
  readonly tiles: TileSource
  /** Whether listings that the visitor hid are shown. */
  readonly isRevealed: boolean
}

/** Beside the list. */
export function ResultsMap({ query, tiles, isRevealed }: ResultsMapProps) {
  return <ListingsMapFrame query={query} tiles={tiles} hidden={useHiddenListings(isRevealed)} />
}
