import type { CatalogListing } from './listing.ts'
import type { PriceUnit } from './price/price.ts'
import type { Condition, Heating, Term, Walls } from './terms.ts'

/** What presenters make of data. */
type PresentedField =
  | 'price'
  | 'countRooms'
  | 'isRenovation'
  | 'heatingSystem'
  | 'wallType'
  | 'isFavourite'
  | 'facts'

/** A listing as data, in no language (docs/decisions/0053-data-and-its-words.md). */
export type StoredListing = Omit<CatalogListing, PresentedField> & {
  /** Whole dollars; `asked` is the amount of another currency. */
  readonly price: number
  /** What the source wrote the price in, where that is not what it would be written in. */
  readonly priceUnit?: PriceUnit
  /** 0 where only `roomsText` is known. */
  readonly rooms: number
  /** What the source called the rooms, where that is more or less than a number: "studio". */
  readonly roomsText?: string
  readonly heating?: Term<Heating>
  readonly walls?: Term<Walls>
  readonly condition?: Term<Condition>
}
