import { useLayoutEffect, useState } from 'react'
import { isListingHidden, storedHiddenListings } from '#app/browser/listings/hidden-listings.ts'
import type { ListingKeys } from '#app/browser/listings/listing-keys.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { loadRemembered } from '#app/features/listing/remembered/load-remembered.ts'
import type { SearchResults } from '#domain/search/search-results.ts'

/** A stable object, so that the map does not replace its markers. */
const NOTHING: ListingKeys = []

/** The listings of a page that are not hidden in this browser, and which of them are new to it. */
export function useShownListings(results: SearchResults | null) {
  const hidden = useStoredValue(storedHiddenListings)
  const [isRevealed, setRevealed] = useState(false)
  const [newSince, setNewSince] = useState<number | null>(null)
  // A layout effect, so that it runs before the paint if the code has loaded.
  useLayoutEffect(() => {
    if (results === null) return
    loadRemembered().then(
      ({ recordVisit }) => setNewSince(recordVisit(results.type)),
      () => {},
    )
  }, [results])
  // The space that `before-list.ts` reserved is filled now.
  useLayoutEffect(() => {
    if (newSince !== null) document.adoptedStyleSheets = []
  }, [newSince])

  const leftOut = isRevealed ? NOTHING : hidden
  const { type = 'sale', listings = [], publishedAt = [] } = results ?? {}
  const shown = listings.flatMap((listing, index) =>
    isListingHidden(leftOut, type, listing.id)
      ? []
      : { listing, isNew: newSince !== null && (publishedAt[index] ?? 0) * 1_000 > newSince },
  )
  return {
    shown,
    newCount: shown.filter(({ isNew }) => isNew).length,
    hiddenCount: listings.filter(({ id }) => isListingHidden(hidden, type, id)).length,
    /** Left out on the map too. */
    leftOut,
    isRevealed,
    setRevealed,
  }
}
