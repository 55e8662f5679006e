import { pickFacts } from '#domain/catalog/listing/facts.ts'
import type { CatalogListing, TranslatedListing } from '#domain/catalog/listing/listing.ts'
import { omitMissing } from '#domain/catalog/listing/omit-missing.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import {
  type Condition,
  type Heating,
  type Term,
  toRenovation,
  type Walls,
} from '#domain/catalog/listing/terms.ts'
import type { PriceUnit } from '#domain/catalog/price/parse-price.ts'

/** What a language's file provides; see `en.ts`. */
export interface Presenter {
  readonly formatPriceText: (dollars: number, unit?: PriceUnit) => string
  readonly formatRooms: (rooms: number) => string
  readonly HEATING_NAMES: Readonly<Record<Heating, string>>
  readonly WALL_NAMES: Readonly<Record<Walls, string>>
  readonly CONDITION_NAMES: Readonly<Record<Condition, string>>
}

/**
 * A listing as browsers see it. `isFavourite` is false: favorites are stored in browsers, not on the server.
 */
export function presentListing(stored: StoredListing, presenter: Presenter): TranslatedListing {
  const { id, address, description, images } = stored
  const price = presenter.formatPriceText(stored.price, stored.priceUnit)
  return {
    id,
    price,
    address,
    description,
    countRooms: stored.roomsText ?? presenter.formatRooms(stored.rooms),
    images,
    isFavourite: false,
    ...omitMissing({
      asked: stored.asked,
      area: stored.area,
      isRenovation: toRenovation(stored.condition),
      Realtor: stored.Realtor,
      heatingSystem: presentTerm(stored.heating, presenter.HEATING_NAMES),
      wallType: presentTerm(stored.walls, presenter.WALL_NAMES),
      pricePerSquare: stored.pricePerSquare,
      translations: stored.translations,
    }),
    ...pickFacts(stored),
  }
}

/** Includes the fields that browsers do not get. */
export function presentCatalogListing(stored: StoredListing, presenter: Presenter): CatalogListing {
  const { type, city, lat, lng, placeRadius, place, rooms, heating, walls, condition } = stored
  return {
    ...presentListing(stored, presenter),
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
        conditionText: presentTerm(condition, presenter.CONDITION_NAMES),
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
