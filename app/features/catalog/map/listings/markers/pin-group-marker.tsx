import { memo, useCallback } from 'react'
import { useDisplayCurrency } from '#app/currency/by-currency.tsx'
import { findCheapest } from '#app/features/catalog/map/listings/search/map-results.ts'
import { pinGroupLabel } from '#content/texts/catalog/listings-map.ts'
import { formatCompactPrice } from '#domain/catalog/listing/present/en-price.ts'
import { ClusterMarker } from './cluster-marker.tsx'
import type { PinGroup } from './group-pins.ts'

interface PinGroupMarkerProps {
  readonly group: PinGroup
  readonly order: number
  readonly onClick: (group: PinGroup) => void
}

export const PinGroupMarker = memo(({ group, order, onClick }: PinGroupMarkerProps) => {
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
