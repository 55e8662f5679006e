import { pickFacts } from '#domain/catalog/listing/facts.ts'
import type { CatalogListing, TranslatedListing } from '#domain/catalog/listing/listing.ts'
import { omitMissing } from '#domain/catalog/listing/omit-missing.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import { type Term, toRenovation } from '#domain/catalog/listing/terms.ts'
import { CONDITION_NAMES, formatPriceText, formatRooms, HEATING_NAMES, WALL_NAMES } from './en.ts'

/**
 * A listing as browsers see it. `isFavourite` is false: favorites are stored in browsers, not on the server.
 */
export function presentListing(stored: StoredListing): TranslatedListing {
  const { id, address, description, images } = stored
  const price = formatPriceText(stored.price, stored.priceUnit)
  return {
    id,
    price,
    address,
    description,
    countRooms: stored.roomsText ?? formatRooms(stored.rooms),
    images,
    isFavourite: false,
    ...omitMissing({
      asked: stored.asked,
      area: stored.area,
      isRenovation: toRenovation(stored.condition),
      Realtor: stored.Realtor,
      heatingSystem: presentTerm(stored.heating, HEATING_NAMES),
      wallType: presentTerm(stored.walls, WALL_NAMES),
      pricePerSquare: stored.pricePerSquare,
      translations: stored.translations,
    }),
    ...pickFacts(stored),
  }
}

/** Includes the fields that browsers do not get. */
export function presentCatalogListing(stored: StoredListing): CatalogListing {
  const { type, city, lat, lng, placeRadius, place, rooms, heating, walls, condition } = stored
  return {
    ...presentListing(stored),
    type,
    city,
    ...omitMissing({ lat, lng, placeRadius }),
    place,
    facts: {
      rooms,
      ...omitMissing({
        heating: heating?.value,
        walls: walls?.value,
        condition: condition?.value,
        conditionText: presentTerm(condition, CONDITION_NAMES),
      }),
    },
  }
}

function presentTerm<Value extends string>(
  term: Term<Value> | undefined,
  names: Readonly<Record<Value, string>>,
): string | undefined {
  if (term === undefined) return undefined
  return term.value === 'other' ? (term as { text: string }).text : names[term.value]
}
