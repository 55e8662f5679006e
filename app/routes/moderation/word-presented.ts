import type { PresentedOffer } from '#domain/homes/offer/presented-offer.ts'
import { wordAddress, wordListingPlace } from '#server/catalog/listing/word-listing.ts'
import { language } from '#texts/language.ts'

/** A home as a moderator reads it: its place in the language of the page, its texts as they are written. */
export const wordPresented = ({ listing, ...home }: PresentedOffer): PresentedOffer => ({
  ...home,
  listing: {
    ...listing,
    address: wordAddress(listing.address, language),
    place: wordListingPlace(listing.place, language),
  },
})
