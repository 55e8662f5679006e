import type { Similarity } from '#domain/catalog/search/similar.ts'
import { listingTexts } from './listing.ts'
import { formatRoomOption } from './room-options.ts'

/** Texts of the parts of a listing's page that are hydrated later. */
export const laterTexts = {
  facts: 'Facts',
  areaNotStated: 'Area not stated',
  copyLink: 'Copy link',
  share: 'Share',
  copied: 'Link copied!',
  copyFailed: 'Link failed to copy!',
  similar: 'Similar homes',
  place: 'Where it is',
} as const

/** "Same city, 2 rooms, price within 15%". */
export function formatSimilarity({ rooms, pricePercent }: Similarity): string {
  const parts = ['Same city', rooms && formatRoomOption(rooms), `price within ${pricePercent}%`]
  return parts.filter(Boolean).join(', ')
}

/** For a listing whose exact place is withheld. */
export const formatWithheldPlace = (hasMap: boolean) =>
  hasMap
    ? `${listingTexts.placeOnRequest} The home is inside this circle.`
    : listingTexts.placeOnRequest

/** For a listing whose point is not known. */
export const onlyCityText = (city: string) => `Only the city is known: ${city}.`
