import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import {
  createStoredListingKeys,
  type ListingKeys,
  toListingKey,
  withLatestKey,
  withoutKey,
} from './listing-keys.ts'

/** Listings that the visitor hid from results. `before-list.ts` reads the same key. */
export const storedHiddenListings = createStoredListingKeys({ key: 'hiddenHomes' })

export function setListingHidden(type: EstateType, id: number, isHidden: boolean): void {
  const change = isHidden ? withLatestKey : withoutKey
  storedHiddenListings.update((hidden) => change(hidden, toListingKey(type, id)))
}

/** A stable object, so that the map does not replace its markers. */
const NOTHING: ListingKeys = []

/** The listings that this browser hides from the list and the map: none while they are revealed. */
export function useHiddenListings(isRevealed: boolean): ListingKeys {
  const stored = useStoredValue(storedHiddenListings)
  return isRevealed ? NOTHING : stored
}
