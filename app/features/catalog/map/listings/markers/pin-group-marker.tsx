import { memo, useCallback } from 'react'
import { useDisplayCurrency } from '#app/currency/by-currency.tsx'
import { pinGroupLabel } from '#content/texts/catalog/listings-map.ts'
import { formatCompactAmount } from '#domain/catalog/price/format-money.ts'
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
  const lowest = Math.min(...listings.map(({ dollars }) => dollars))
  const price = formatCompactAmount(lowest, useDisplayCurrency())
  return (
    <ClusterMarker
      position={group}
      count={listings.length}
      label={pinGroupLabel(listings.length, price)}
      order={order}
      listingIds={listings.map(({ id }) => id).join(' ')}
      onClick={handleClick}
    />
  )
})
