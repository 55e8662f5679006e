import { useEffect, useLayoutEffect, useState } from 'react'
import { storedHiddenListings, useHiddenListings } from '#app/browser/listings/hidden-listings.ts'
import { hasListing } from '#app/browser/listings/listing-keys.ts'
import { recordVisit } from '#app/browser/listings/visits.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import type { SearchResults } from '#domain/catalog/search/search-results.ts'

/** The listings of a page that are not hidden, and which of them are new to this browser. */
export function useShownListings(results: SearchResults, isRevealed: boolean) {
  const stored = useStoredValue(storedHiddenListings)
  const hidden = useHiddenListings(isRevealed)
  const { type, listings, publishedAt } = results
  /** Later ones are new. */
  const [newSince, setNewSince] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const since = recordVisit(type)
    // Most visitors have seen all of them, and need no other render.
    setNewSince(publishedAt.some((time) => time * 1_000 > since) ? since : Number.POSITIVE_INFINITY)
  }, [type, publishedAt])
  // What `before-list.ts` hid is gone now, and the space that it reserved is filled: not earlier, because stored values
  // are read after the layout. Any change of this list styles the whole document anew.
  useEffect(() => {
    if (document.adoptedStyleSheets.length > 0) document.adoptedStyleSheets = []
  }, [])

  const shown = listings.flatMap((listing, index) =>
    hasListing(hidden, type, listing.id)
      ? []
      : { listing, isNew: (publishedAt[index] ?? 0) * 1_000 > newSince },
  )
  return {
    shown,
    newCount: shown.filter(({ isNew }) => isNew).length,
    hiddenCount: listings.filter(({ id }) => hasListing(stored, type, id)).length,
  }
}
