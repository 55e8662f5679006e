import { latLngBounds, point } from 'leaflet'
import { memo, useCallback, useMemo } from 'react'
import { useMap } from 'react-leaflet'
import { storedFavorites } from '#app/browser/listings/favorites.ts'
import { hasListing } from '#app/browser/listings/listing-keys.ts'
import { storedSeenListings } from '#app/browser/listings/seen-listings.ts'
import { prefersReducedMotion } from '#app/browser/media-queries.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { useDisplayCurrency } from '#app/currency/by-currency.tsx'
import { MAX_ZOOM } from '#app/features/catalog/map/base-map/base-map.tsx'
import {
  findCheapest,
  type MapListing,
  type MapResults,
} from '#app/features/catalog/map/listings/search/map-results.ts'
import { isFavorite } from '#domain/catalog/favorite/favorite.ts'
import type { Clusters } from '#domain/catalog/search/search-results.ts'
import { cellLabel, pinGroupLabel } from '#texts/catalog/listings-map.ts'
import { formatCompactPrice } from '#texts/format/price.ts'
import { ClusterMarker } from './cluster-marker.tsx'
import { canSeparate, groupPins, type PinGroup } from './group-pins.ts'
import { ListingPin } from './listing-pin.tsx'
import { mergeCells } from './merge-cells.ts'

const MAX_GROUP_ZOOM = 18
/** Between a group and the edges of the map. */
const GROUP_PADDING_PX = 64

interface ListingMarkersProps {
  readonly results: MapResults
  readonly onOpen: (listings: readonly MapListing[]) => void
}

/** Pins where prices fit next to each other, counts elsewhere. */
export function ListingMarkers({ results, onOpen }: ListingMarkersProps) {
  const map = useMap()
  const { type, cells, homes: listings } = results
  const favorites = useStoredValue(storedFavorites)
  const seen = useStoredValue(storedSeenListings)
  // The zoom is not a dependency, because every zoom fetches new results.
  const groups = useMemo(
    () => groupPins(listings, (listing) => map.project(listing)),
    [listings, map],
  )

  const openGroup = useCallback(
    (group: PinGroup) => {
      const { listings } = group
      if (!canSeparate(group, (listing) => map.project(listing, MAX_ZOOM))) return onOpen(listings)
      const bounds = latLngBounds(listings.map(({ lat, lng }): [number, number] => [lat, lng]))
      const padding = point(2 * GROUP_PADDING_PX, 2 * GROUP_PADDING_PX)
      const fittingZoom = Math.min(map.getBoundsZoom(bounds, false, padding), MAX_GROUP_ZOOM)
      // A small map may not fit the whole group at a higher zoom; zoom in anyway.
      const zoom = Math.max(fittingZoom, map.getZoom() + 1)
      map.setView(bounds.getCenter(), zoom, { animate: !prefersReducedMotion() })
    },
    [map, onOpen],
  )

  return (
    <>
      <CellMarkers cells={cells} />
      {groups.map((group, order) => {
        const [listing, another] = group.listings
        if (listing === undefined) return null
        if (another !== undefined) {
          const ids = group.listings.map(({ id }) => id).join(' ')
          return <PinGroupMarker key={ids} group={group} order={order} onClick={openGroup} />
        }
        return (
          <ListingPin
            key={`${type} ${listing.id}`}
            listing={listing}
            order={order}
            favorite={isFavorite(favorites, type, listing.id)}
            seen={hasListing(seen, type, listing.id)}
            onOpen={onOpen}
          />
        )
      })}
    </>
  )
}

interface PinGroupMarkerProps {
  readonly group: PinGroup
  readonly order: number
  readonly onClick: (group: PinGroup) => void
}

const PinGroupMarker = memo(({ group, order, onClick }: PinGroupMarkerProps) => {
  const handleClick = useCallback(() => onClick(group), [group, onClick])
  const { listings } = group
  const display = useDisplayCurrency()
  const cheapest = findCheapest(listings)
  if (cheapest === undefined) return null
  return (
    <ClusterMarker
      position={group}
      count={listings.length}
      label={pinGroupLabel(listings.length, formatCompactPrice(cheapest, display))}
      order={order}
      listingIds={listings.map(({ id }) => id).join(' ')}
      onClick={handleClick}
    />
  )
})

/** Zoom levels per click: the cell becomes four times as wide. */
const ZOOM_STEP = 2

function CellMarkers({ cells }: { cells: Clusters['cells'] }) {
  const map = useMap()
  const merged = useMemo(
    () =>
      mergeCells(cells, (cell) => map.project(cell)).map((cell) => ({
        cell,
        zoomIn() {
          const zoom = Math.min(map.getZoom() + ZOOM_STEP, MAX_ZOOM)
          map.setView(cell, zoom, { animate: !prefersReducedMotion() })
        },
      })),
    [cells, map],
  )
  return merged.map(({ cell, zoomIn }, order) => (
    <ClusterMarker
      key={`${cell.lat} ${cell.lng}`}
      position={cell}
      count={cell.count}
      label={cellLabel(cell.count)}
      order={order}
      onClick={zoomIn}
    />
  ))
}
