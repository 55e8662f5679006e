import { useLayoutEffect, useState } from 'react'
import { isListingHidden, storedHiddenListings } from '#app/browser/listings/hidden-listings.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { loadRemembered } from '#app/features/listing/remembered/load-remembered.ts'
import type { SearchResults } from '#domain/search/search-results.ts'
import { useLeftOut } from './use-left-out.ts'

/** The listings of a page that are not left out, and which of them are new to this browser. */
export function useShownListings(results: SearchResults, isRevealed: boolean) {
  const hidden = useStoredValue(storedHiddenListings)
  const leftOut = useLeftOut(isRevealed)
  const [newSince, setNewSince] = useState<number | null>(null)
  // A layout effect, so that it runs before the paint if the code has loaded.
  useLayoutEffect(() => {
    loadRemembered().then(
      ({ recordVisit }) => setNewSince(recordVisit(results.type)),
      () => {},
    )
  }, [results])
  // The space that `before-list.ts` reserved is filled now.
  useLayoutEffect(() => {
    if (newSince !== null) document.adoptedStyleSheets = []
  }, [newSince])

  const { type, listings, publishedAt } = results
  const shown = listings.flatMap((listing, index) =>
    isListingHidden(leftOut, type, listing.id)
      ? []
      : { listing, isNew: newSince !== null && (publishedAt[index] ?? 0) * 1_000 > newSince },
  )
  return {
    shown,
    newCount: shown.filter(({ isNew }) => isNew).length,
    hiddenCount: listings.filter(({ id }) => isListingHidden(hidden, type, id)).length,
  }
}
