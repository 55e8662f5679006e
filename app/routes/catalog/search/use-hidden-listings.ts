import { storedHiddenListings } from '#app/browser/listings/hidden-listings.ts'
import type { ListingKeys } from '#app/browser/listings/listing-keys.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'

/** A stable object, so that the map does not replace its markers. */
const NOTHING: ListingKeys = []

/** The listings that this browser hides from the list and the map: none while they are revealed. */
export function useHiddenListings(isRevealed: boolean): ListingKeys {
  const stored = useStoredValue(storedHiddenListings)
  return isRevealed ? NOTHING : stored
}
