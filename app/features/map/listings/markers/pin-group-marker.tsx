import { memo, useCallback } from 'react'
import { pinGroupLabel } from '#content/texts/search/listings-map.ts'
import { CellMarker } from './cluster-marker.tsx'
import type { PinGroup } from './group-pins.ts'

interface GroupPinProps {
  readonly group: PinGroup
  readonly place: number
  readonly onPress: (group: PinGroup) => void
}

/** Homes that stand too close for their prices: their number. */
export const GroupPin = memo(({ group, place, onPress }: GroupPinProps) => {
  const press = useCallback(() => onPress(group), [group, onPress])
  const dollars = group.homes.map((home) => home.dollars)
  return (
    <CellMarker
      at={group}
      count={group.homes.length}
      name={pinGroupLabel(group.homes.length, Math.min(...dollars))}
      place={place}
      homes={group.homes.map(({ id }) => id).join(' ')}
      onPress={press}
    />
  )
})
