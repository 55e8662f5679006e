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

export const isListingHidden = (hidden: ListingKeys, type: EstateType, id: number): boolean =>
  hidden.includes(toListingKey(type, id))

export function setListingHidden(type: EstateType, id: number, isHidden: boolean): void {
  const change = isHidden ? withLatestKey : withoutKey
  storedHiddenListings.update((hidden) => change(hidden, toListingKey(type, id)))
}
