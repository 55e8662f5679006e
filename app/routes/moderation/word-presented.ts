import type { PresentedOffer } from '#domain/homes/offer/presented-offer.ts'
import { wordAddress, wordStation } from '#server/catalog/listing/word-listing.ts'
import { language } from '#texts/language.ts'

/** A home as a moderator reads it: its place in the language of the page, its texts as they are written. */
export function wordPresented({ listing, ...home }: PresentedOffer): PresentedOffer {
  const { address, place } = listing
  const metro = place.metro && wordStation(place.metro, language)
  return {
    ...home,
    listing: {
      ...listing,
      address: wordAddress(address, language),
      place: { ...place, ...(metro && { metro }) },
    },
  }
}
