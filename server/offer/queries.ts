import { and, asc, count, desc, eq, inArray, isNotNull, not, or, sql } from 'drizzle-orm'
import type { Quartiles } from '#domain/listing/price-fence.ts'
import { HOME_DECISIONS } from '#domain/moderation/logged-decision.ts'
import { ACTIVE_STATES } from '#domain/offer/state.ts'
import { isUuid } from '#domain/text/uuid.ts'
import { CLAIMERS, HAS_CLAIM, HAS_LOST_CLAIM } from '#server/claim/claimed-homes/queries.ts'
import type { Queryable } from '#server/db/open.ts'
import { listings } from '#server/db/schema/listings.ts'
import { type OfferRow, offers } from '#server/db/schema/offers.ts'
import { IS_VISIBLE } from '#server/db/schema/visible-listing.ts'
import { IS_REPORTED } from '#server/report/queries.ts'

/** Of one owner, the last changed first. */
export const listOffers = (db: Queryable, owner: string): Promise<OfferRow[]> =>
  db
    .select()
    .from(offers)
    .where(eq(offers.owner, owner))
    .orderBy(desc(sql`greatest(${offers.movedAt}, ${offers.editedAt})`), asc(offers.id))

export async function findOwnOffer(
  db: Queryable,
  owner: string,
  id: string,
): Promise<OfferRow | null> {
  if (!isUuid(id)) return null
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.owner, owner)))
  return row ?? null
}

/** Without the offer with this id. */
export async function countOtherShown(db: Queryable, owner: string, id: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(offers)
    .where(
      and(eq(offers.owner, owner), not(eq(offers.id, id)), inArray(offers.state, ACTIVE_STATES)),
    )
  return row?.total ?? 0
}

/** Whether a moderator ever approved a home of this owner. */
export async function isKnownOwner(db: Queryable, owner: string): Promise<boolean> {
  const found = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.owner, owner), isNotNull(offers.firstApprovedAt)))
    .limit(1)
  return found.length > 0
}

/** `awaitsDecision` of `domain/offer/state.ts`. */
const isInQueue = or(
  eq(offers.state, 'waiting'),
  and(eq(offers.state, 'published'), or(eq(offers.isApproved, false), IS_REPORTED)),
)

/** SQL: the hash of the moderator who decided last what becomes of the offer. */
export const DECIDED_BY = sql<string | null>`(
  select moderator from moderation_decisions
  where offer = offers.id and decision in ${HOME_DECISIONS} order by decided_at desc limit 1
)`

/** @property isFirst whether no home of the owner was approved yet */
export interface QueuedOffer {
  readonly row: OfferRow
  readonly isFirst: boolean
  /** The hash of the moderator who decided last. */
  readonly decidedBy: string | null
  readonly claimers: readonly string[]
  /** Whether somebody claims it, or won a claim. */
  readonly isClaimed: boolean
}

const queued = (db: Queryable) =>
  db
    .select({
      row: offers,
      isFirst: sql<boolean>`not exists (
        select from offers approved
        where approved.owner = offers.owner and approved.first_approved_at is not null
      )`,
      decidedBy: DECIDED_BY,
      claimers: CLAIMERS,
      isClaimed: HAS_CLAIM,
    })
    .from(offers)

/** The oldest first. */
export const listQueue = (db: Queryable, limit: number): Promise<QueuedOffer[]> =>
  queued(db).where(isInQueue).orderBy(asc(offers.movedAt), asc(offers.id)).limit(limit)

export async function countQueue(db: Queryable): Promise<number> {
  const [row] = await db.select({ total: count() }).from(offers).where(isInQueue)
  return row?.total ?? 0
}

/** What the queue says of offers, in it or not, by their ids. */
export const listAsQueued = (db: Queryable, ids: readonly string[]): Promise<QueuedOffer[]> =>
  queued(db).where(inArray(offers.id, [...ids]))

export async function findQueued(db: Queryable, id: string): Promise<QueuedOffer | null> {
  const [found] = await queued(db).where(and(eq(offers.id, id), isInQueue))
  return found ?? null
}

/** The listing of an offer; `null` before it was published. */
export async function findListingKey(
  db: Queryable,
  id: string,
): Promise<{ type: 'sale' | 'rent'; id: number } | null> {
  const [row] = await db
    .select({ type: offers.listingType, id: offers.listingId })
    .from(offers)
    .where(eq(offers.id, id))
  return row?.type && row.id !== null ? { type: row.type, id: row.id } : null
}

/** Descriptions of homes that a moderator approved, the last shown first; without those that were another owner's. */
export const listApprovedTexts = (
  db: Queryable,
  limit: number,
): Promise<{ owner: string; text: string }[]> =>
  db
    .select({ owner: offers.owner, text: sql<string>`${offers.content} ->> 'description'` })
    .from(offers)
    .where(
      and(
        ...[isNotNull(offers.firstApprovedAt), not(HAS_LOST_CLAIM)],
        sql`${offers.content} ->> 'description' <> ''`,
      ),
    )
    .orderBy(desc(offers.movedAt))
    .limit(limit)

/** Homes that a home is compared with. */
export interface HomeKind {
  readonly type: 'sale' | 'rent'
  readonly city: string
  readonly rooms: number
  /** Id of the home itself, which is left out; 0 before it has one. */
  readonly id: number
}

/**
 * Of the prices per m² of homes that feeds and owners offer, in the order of `kinds`: one statement for any number,
 * which reads the listings once.
 */
export async function readQuartiles(
  db: Queryable,
  kinds: readonly HomeKind[],
): Promise<Quartiles[]> {
  if (kinds.length === 0) return []
  const list = <Name extends keyof HomeKind>(name: Name) => sql.param(kinds.map((it) => it[name]))
  const { rows } = await db.execute<{ place: string } & Record<keyof Quartiles, string>>(sql`
    select kind.place, count(*) as count,
      percentile_cont(0.25) within group (order by price / area) as lower,
      percentile_cont(0.75) within group (order by price / area) as upper
    from unnest(
      ${list('type')}::text[], ${list('city')}::text[], ${list('rooms')}::integer[], ${list('id')}::integer[]
    ) with ordinality as kind (type, city, rooms, id, place)
    join ${listings} on listings.type = kind.type and listings.city = kind.city
      and listings.rooms = kind.rooms and listings.id <> kind.id
    where ${sql.raw(IS_VISIBLE)}
    group by kind.place`)
  const found = new Map(rows.map((row) => [Number(row.place), row]))
  return kinds.map((_, index) => {
    const { count = 0, lower = 0, upper = 0 } = found.get(index + 1) ?? {}
    return { count: Number(count), lower: Number(lower), upper: Number(upper) }
  })
}
