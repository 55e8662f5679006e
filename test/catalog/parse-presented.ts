import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { omitMissing } from '#domain/catalog/listing/omit-missing.ts'
import { readRooms } from '#domain/catalog/listing/rooms.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import { readDollars } from '#domain/catalog/price/parse-price.ts'
import { parseCondition } from '#domain/feeds/terms/condition.ts'
import { parseHeating } from '#domain/feeds/terms/heating.ts'
import { parseWalls } from '#domain/feeds/terms/walls.ts'

export type Unparsed = Omit<CatalogListing, 'place' | 'facts'> &
  Partial<Pick<CatalogListing, 'place' | 'facts'>>

/** The data behind a presented listing, parsed from its texts as an import does. */
export function parsePresented({
  price,
  countRooms,
  heatingSystem = '',
  wallType = '',
  isRenovation,
  isFavourite: _isFavourite,
  facts,
  place = {},
  ...rest
}: Unparsed): StoredListing {
  const condition = facts?.conditionText ?? isRenovation
  return {
    ...rest,
    place,
    ...readDollars(price),
    ...readRooms(countRooms),
    ...omitMissing({
      heating: parseHeating(heatingSystem),
      walls: parseWalls(wallType),
      condition: condition === undefined ? undefined : parseCondition(String(condition)),
    }),
  }
}
