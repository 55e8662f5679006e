import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { PriceDrop } from '#domain/catalog/history/price-change.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { MAX_INT32 } from '#domain/catalog/listing/int32.ts'
import type { CatalogListing, TranslatedListing } from '#domain/catalog/listing/listing.ts'
import { parseListingId } from '#domain/catalog/listing/listing-id.ts'
import { getConfirmedAt } from '#domain/catalog/listing/trust/confirmed.ts'
import type { Verification } from '#domain/catalog/listing/trust/verification.ts'
import { getOffMarketReason, mayComeBack } from '#domain/homes/offer/lifecycle/off-market.ts'
import type { OfferState } from '#domain/homes/offer/lifecycle/state.ts'
import { toCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { REPRESENTATIVE } from '#server/catalog/representative/queries.ts'
import { feeds, type ListingRow, listings } from '#server/catalog/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { toCatalogListing, toListing } from './rows.ts'
import { toVerification } from './verification/columns.ts'
import { IS_VISIBLE } from './visible.ts'

const isVisible = sql.raw(IS_VISIBLE)

/**
 * The listing whose id, written as text, is `id` (docs/product/catalog.md, "Detail page"); `null` if there
 * is none, and for every text that is not the usual form of an id: "01", "1e0", " 1", ten thousand
 * digits.
 */
export async function findListingById(
  db: Queryable,
  type: EstateType,
  id: string,
): Promise<TranslatedListing | null> {
  const found = await findRow(db, type, id)
  return found === null ? null : toListing(found.row)
}

/** Includes fields that browsers do not get. */
export type PublishedListing = CatalogListing & {
  readonly publishedAt: Date
  readonly updatedAt: Date
  /** When the listing was last seen in its feed, or last confirmed by its owner. */
  readonly confirmedAt?: Date
  /** Whether an account put it up, not a feed. */
  readonly isOfferedByOwner: boolean
  /** Whether its owner reveals a phone number on request. */
  readonly showsPhone: boolean
  /** Whether a representative receives messages about it. */
  readonly isRepresented: boolean
  /** The reader decides whether it still holds (`isVerified`). */
  readonly verification?: Verification
}

/** What the owner of a listing decides. */
export interface ListedOffer {
  readonly state: OfferState
  readonly confirmedAt: Date | null
  /** Whether the owner reveals a phone number on request. */
  readonly showsPhone: boolean
  /** Whether it may not come back: its owner's account is disabled, or the home is another owner's. */
  readonly isBarred: boolean
}

/** Finds the offer behind a listing of an owner; `homes/` has them. */
export type FindListedOffer = (type: EstateType, id: number) => Promise<ListedOffer | null>

export async function findPublishedListing(
  db: Queryable,
  type: EstateType,
  id: string,
  findListedOffer: FindListedOffer,
): Promise<PublishedListing | null> {
  const found = await findRow(db, type, id)
  if (found === null) return null
  const { row, feedCompletedAt, isRepresented } = found
  const { publishedAt, updatedAt, importedAt } = row
  const offer = row.owner === null ? null : await findListedOffer(type, row.id)
  const showsPhone = offer?.showsPhone ?? false
  const verification = toVerification(row)
  const confirmedAt = offer?.confirmedAt ?? getConfirmedAt({ importedAt, feedCompletedAt })
  return {
    ...toCatalogListing(row),
    publishedAt,
    updatedAt,
    isOfferedByOwner: row.owner !== null,
    showsPhone,
    isRepresented,
    ...(confirmedAt && { confirmedAt }),
    ...(verification && { verification }),
  }
}

async function findRow(db: Queryable, type: EstateType, id: string) {
  const number = parseListingId(id)
  if (number === null) return null
  const [found] = await db
    .select({
      row: listings,
      feedCompletedAt: feeds.completedAt,
      isRepresented: sql<boolean>`${REPRESENTATIVE} is not null`,
    })
    .from(listings)
    .leftJoin(feeds, eq(feeds.name, listings.feed))
    .where(and(eq(listings.type, type), eq(listings.id, number), isVisible))
  return found ?? null
}

/**
 * A listing that its feed withdrew, that its owner paused, closed or has to change, or that nobody
 * confirmed. `null` for one that was deleted or may not come back: nobody may learn that it existed.
 */
export async function findAbsentListing(
  db: Queryable,
  type: EstateType,
  id: string,
  findListedOffer: FindListedOffer,
) {
  const number = parseListingId(id)
  if (number === null) return null
  const [row] = await db
    .select()
    .from(listings)
    .where(and(eq(listings.type, type), eq(listings.id, number), isNotNull(listings.deletedAt)))
  if (row === undefined) return null
  const offer = row.owner === null ? null : await findListedOffer(type, number)
  if (offer === null && row.feed === null) return null
  const absence = getOffMarketReason(offer?.state ?? null)
  if (absence === null || (mayComeBack(absence) && offer?.isBarred)) return null
  return { listing: toCatalogListing(row), absence }
}

/** @property publishedAt in seconds since 1970 */
export interface DatedListing {
  readonly listing: TranslatedListing
  readonly publishedAt: number
  readonly isApproximate: boolean
  /** `null` if the price did not fall. */
  readonly priceDrop: PriceDrop | null
}

/** Of those whose price fell, by their ids. */
export const getPriceDrops = (dated: readonly DatedListing[]): Record<number, PriceDrop> =>
  Object.fromEntries(
    dated.flatMap(({ listing, priceDrop }) =>
      priceDrop ? [[listing.id, priceDrop] as const] : [],
    ),
  )

/**
 * The listings with these ids in the order of `ids`. Ids without a readable listing are left out,
 * and repeated ids give repeated listings.
 */
export async function findListingsById(
  db: Queryable,
  type: EstateType,
  ids: readonly number[],
): Promise<DatedListing[]> {
  const possible = ids.filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_INT32)
  if (possible.length === 0) return []
  const rows = await db
    .select()
    .from(listings)
    .where(
      and(
        eq(listings.type, type),
        // One parameter for any number of ids, so that the statement's text never changes.
        sql`${listings.id} = any(${sql.param(possible)}::integer[])`,
        isVisible,
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, toDatedListing(row)]))
  return possible.flatMap((id) => byId.get(id) ?? [])
}

const toPriceDrop = ({ priceDrop, priceDropSince }: ListingRow): PriceDrop | null =>
  priceDrop === null || priceDropSince === null
    ? null
    : { percent: priceDrop, month: toCalendarDay(priceDropSince).slice(0, 'YYYY-MM'.length) }

const toDatedListing = (row: ListingRow): DatedListing => ({
  listing: toListing(row),
  publishedAt: row.publishedAt.getTime() / 1_000,
  isApproximate: row.placeRadius !== null,
  priceDrop: toPriceDrop(row),
})

/** Whether any listing was imported or belongs to an owner, even if it was withdrawn. */
export async function hasRealListings(db: Queryable): Promise<boolean> {
  const found = await db
    .select({ id: listings.id })
    .from(listings)
    .where(or(isNotNull(listings.feed), isNotNull(listings.owner)))
    .limit(1)
  return found.length > 0
}
