import { CITIES } from '#content/cities.ts'
import { CITY_DISTRICTS, METRO_STATIONS, NEIGHBORHOODS, STREETS } from '#content/places.ts'
import { createAddressReader, createPlaceNameReader } from '#domain/catalog/address/address.ts'
import { createGazetteer } from '#domain/catalog/city/city.ts'
import type { ListingPlace, TranslatedListing } from '#domain/catalog/listing/listing.ts'
import type { Worded, WordedListing } from '#domain/catalog/listing/worded-listing.ts'
import type { Language } from '#domain/platform/language.ts'
import { createExcerpt } from '#domain/platform/text/excerpt.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Addresses from '#texts/format/address.ts'
import { detectLanguage } from './detect-language.ts'

const addresses = await loadTexts<typeof Addresses>('format/address.ts')

const readAddress = createAddressReader({
  streets: STREETS,
  districts: CITY_DISTRICTS,
  neighborhoods: NEIGHBORHOODS,
  findCity: createGazetteer(CITIES).findCity,
})

const readStation = createPlaceNameReader(METRO_STATIONS)

type WordedField = 'address' | 'description' | 'translations'

/** An address in the reader's language if all of it is known, else as it is written. */
export function wordAddress(address: string, language: Language): string {
  const { isInOwnLetters, formatAddress } = addresses[language]
  if (isInOwnLetters(address)) return address
  const known = readAddress(address)
  return known === null ? address : formatAddress(known)
}

/** The name of a metro station in the reader's language, if it is known. */
function wordStation(name: string, language: Language): string {
  const { isInOwnLetters, chooseName } = addresses[language]
  const known = isInOwnLetters(name) ? undefined : readStation(name)
  return known ? chooseName(known) : name
}

/** Its metro station in the reader's language; the complex stays as it is written. */
export const wordListingPlace = (place: ListingPlace, language: Language): ListingPlace => ({
  ...place,
  ...(place.metro && { metro: wordStation(place.metro, language) }),
})

/** A listing as a page in that language shows it. */
export function wordListing<Shown extends Pick<TranslatedListing, WordedField>>(
  { translations, ...listing }: Shown,
  language: Language,
): Worded<Shown> {
  const translated = translations?.[language]
  const description = translated ?? listing.description
  const written = translated === undefined ? detectLanguage(description) : language
  return {
    ...listing,
    address: wordAddress(listing.address, language),
    description,
    ...(written !== language && { descriptionLanguage: written }),
  }
}

/** The same for a card, which shows the beginning of a description. */
export function wordCard(listing: TranslatedListing, language: Language): WordedListing {
  const worded = wordListing(listing, language)
  return listing.translations?.[language] === undefined
    ? worded
    : { ...worded, description: createExcerpt(worded.description) }
}
