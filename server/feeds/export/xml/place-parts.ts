import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { splitWords } from '#domain/catalog/search/text/words.ts'

export interface PlaceParts {
  readonly street: string
  readonly house: string
  readonly district: string
}

/**
 * Separate street, house number and district, if the street address has only these and the city.
 * Else the street contains all of it, without the city at its end.
 */
export function getPlaceParts({ address, city, place }: CatalogListing): PlaceParts {
  const { street = '', building: house = '', district = '' } = place
  const isAll =
    street !== '' && toWordList(address) === toWordList([street, house, district, city].join(' '))
  return isAll
    ? { street, house, district }
    : { street: stripCity(address, city), house: '', district: '' }
}

const toWordList = (text: string): string => splitWords(text).toSorted().join(' ')

export function stripCity(address: string, city: string): string {
  const parts = address.split(',')
  const isLast = parts.at(-1)?.trim().toLowerCase() === city.trim().toLowerCase()
  return isLast ? parts.slice(0, -1).join(',').trim() : address
}
