import { parseCondition } from '#domain/feed/terms/condition.ts'
import { parseHeating } from '#domain/feed/terms/heating.ts'
import { parseWalls } from '#domain/feed/terms/walls.ts'
import type { CatalogListing } from '#domain/listing/listing.ts'
import { omitMissing } from '#domain/listing/omit-missing.ts'
import { readDollars } from '#domain/listing/price/price.ts'
import { readRooms } from '#domain/listing/rooms.ts'
import type { StoredListing } from '#domain/listing/stored-listing.ts'

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
