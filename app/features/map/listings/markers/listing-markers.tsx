import { latLngBounds, point } from 'leaflet'
import { useCallback, useMemo } from 'react'
import { useMap } from 'react-leaflet'
import { storedFavorites } from '#app/browser/favorites.ts'
import { isListingSeen, storedSeenListings } from '#app/browser/seen-listings.ts'
import { useStoredValue } from '#app/browser/stored-value.ts'
import { isCalm, NEAREST } from '#app/features/map/base-map/base-map.tsx'
import type { HomeOnMap, HomesOnMap } from '#app/features/map/listings/search/map-results.ts'
import { isFavorite } from '#domain/listing/favorite.ts'
import { Cells } from './cell-markers.tsx'
import { canPart, type PinGroup, pinGroups } from './group-pins.ts'
import { HomePin } from './listing-pin.tsx'
import { GroupPin } from './pin-group-marker.tsx'

/** As near as a group is brought at once. */
const GROUP_ZOOM = 18
/** Between a group and the edges of the map, in pixels. */
const ROOM = 64

interface HomesProps {
  readonly shown: HomesOnMap
  /** Called with the homes of the pin that was pressed. */
  readonly onOpen: (homes: readonly HomeOnMap[]) => void
}

/** The homes of the map, one by one where their prices can be read, else in numbers. */
export function Homes({ shown, onOpen }: HomesProps) {
  const map = useMap()
  const { type, cells, homes } = shown
  const favorites = useStoredValue(storedFavorites)
  const seen = useStoredValue(storedSeenListings)
  // An answer is asked for and shown at a zoom: with another one comes another answer.
  const groups = useMemo(() => pinGroups(homes, (home) => map.project(home)), [homes, map])

  const press = useCallback(
    (group: PinGroup) => {
      if (!canPart(group, (home) => map.project(home, NEAREST))) return onOpen(group.homes)
      const bounds = latLngBounds(group.homes.map(({ lat, lng }): [number, number] => [lat, lng]))
      const fitting = map.getBoundsZoom(bounds, false, point(2 * ROOM, 2 * ROOM))
      // At least a step, where the map is too small for all of them.
      const zoom = Math.max(Math.min(fitting, GROUP_ZOOM), map.getZoom() + 1)
      map.setView(bounds.getCenter(), zoom, { animate: !isCalm() })
    },
    [map, onOpen],
  )

  return (
    <>
      <Cells cells={cells} />
      {groups.map((group, place) => {
        const [home, another] = group.homes
        if (home === undefined) return null
        if (another !== undefined)
          return <GroupPin key={idsOf(group)} group={group} place={place} onPress={press} />
        return (
          <HomePin
            key={`${type} ${home.id}`}
            home={home}
            place={place}
            favorite={isFavorite(favorites, type, home.id)}
            seen={isListingSeen(seen, type, home.id)}
            onOpen={onOpen}
          />
        )
      })}
    </>
  )
}

const idsOf = ({ homes }: PinGroup) => homes.map(({ id }) => id).join(' ')
