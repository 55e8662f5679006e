import type { PriceUnit } from '#domain/catalog/price/parse-price.ts'
import type { CatalogListing } from './listing.ts'
import type { Condition, Heating, Term, Walls } from './terms.ts'

/** Fields that presenters make from data. */
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
  /** Whole dollars; `asked` is the amount in another currency. */
  readonly price: number
  /** The unit in which the source wrote the price, if it is not the usual one. */
  readonly priceUnit?: PriceUnit
  /** 0 if only `roomsText` is known. */
  readonly rooms: number
  /** What the source called the rooms, if that is not just a number: "studio". */
  readonly roomsText?: string
  readonly heating?: Term<Heating>
  readonly walls?: Term<Walls>
  readonly condition?: Term<Condition>
}
