import { storedHiddenListings } from '#app/browser/listings/hidden-listings.ts'
import type { ListingKeys } from '#app/browser/listings/listing-keys.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'

/** A stable object, so that the map does not replace its markers. */
const NOTHING: ListingKeys = []

/** Listings that are left out of the list and the map: those hidden in this browser, unless they are revealed. */
export function useLeftOut(isRevealed: boolean): ListingKeys {
  const hidden = useStoredValue(storedHiddenListings)
  return isRevealed ? NOTHING : hidden
}
