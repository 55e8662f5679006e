import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ClaimsMade } from '#domain/homes/claim/claim.ts'
import { ACTIVE_STATES } from '#domain/homes/offer/lifecycle/state.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { listings } from '#server/catalog/tables.ts'
import { type ClaimRow, homeClaims, offers } from '#server/homes/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** SQL: the id of the offer, or of the home that it changes. */
export const HOME_ID = sql`coalesce(offers.changes, offers.id)`

/** SQL: the uids of all who ever claimed the offer. */
export const CLAIMERS = sql<string[]>`array(
  select original.owner from claims join offers original on original.id = claims.own where claims.copy = ${HOME_ID}
)`

/** SQL condition: the claim was upheld, and no appeal has overturned it. */
const IS_HELD = sql`(claims.outcome = 'granted' and claims.overturned_at is null)`

const hasClaim = (condition: SQL) =>
  sql<boolean>`exists (select from claims where claims.copy = ${HOME_ID} and ${condition})`

/** SQL condition: somebody claims the offer or won a claim of it. */
export const HAS_CLAIM = hasClaim(sql`(claims.outcome is null or ${IS_HELD})`)

/**
 * SQL condition: the offer lost a claim that no appeal has overturned, in whatever state it is now.
 */
export const HAS_LOST_CLAIM = hasClaim(IS_HELD)

/**
 * SQL condition: the offer ever lost a claim of this owner. Overturned claims count: they do not
 * make the owner a copier.
 */
export const hasLostTo = (owner: string): SQL<boolean> => sql`exists (
  select from claims join offers original on original.id = claims.own
  where claims.copy = ${HOME_ID} and claims.outcome = 'granted'
    and original.owner = ${owner}
)`

const original = alias(offers, 'original')
const copy = alias(offers, 'copy')

/** A claim with the current state of its two homes. */
const OF_PAIR = {
  ...getTableColumns(homeClaims),
  originalState: original.state,
  copyState: copy.state,
}

export type OwnClaim = Awaited<ReturnType<typeof listOwnClaims>>[number]

/** Claims that an owner made, newest first. */
export const listOwnClaims = (db: Queryable, owner: string) =>
  db
    .select({
      ...OF_PAIR,
      listingType: copy.listingType,
      listingId: copy.listingId,
      /** The copy's street address as visitors last saw it. */
      address: listings.address,
    })
    .from(homeClaims)
    .innerJoin(original, eq(original.id, homeClaims.original))
    .innerJoin(copy, eq(copy.id, homeClaims.copy))
    .leftJoin(listings, and(eq(listings.type, copy.listingType), eq(listings.id, copy.listingId)))
    .where(eq(original.owner, owner))
    .orderBy(desc(homeClaims.createdAt), asc(homeClaims.id))

/** Undecided claims that pass `canDecideClaim` of `domain/homes/claim/claim.ts`. */
const isOpen = and(
  isNull(homeClaims.decidedAt),
  ne(original.state, 'removed'),
  inArray(copy.state, ACTIVE_STATES),
)

const selectOpen = (db: Queryable, condition?: SQL) =>
  db
    .select(OF_PAIR)
    .from(homeClaims)
    .innerJoin(original, eq(original.id, homeClaims.original))
    .innerJoin(copy, eq(copy.id, homeClaims.copy))
    .where(and(isOpen, condition))

/** Claims that wait for a moderator, oldest first. */
export const listOpenClaims = (db: Queryable, limit: number) =>
  selectOpen(db).orderBy(asc(homeClaims.createdAt), asc(homeClaims.id)).limit(limit)

/** `null` unless it waits for a moderator. */
export async function findOpenClaim(db: Queryable, id: string) {
  if (!isUuid(id)) return null
  const [found] = await selectOpen(db, eq(homeClaims.id, id))
  return found ?? null
}

/** @param since the beginning of the last 24 hours */
export async function countClaims(db: Queryable, owner: string, since: Date): Promise<ClaimsMade> {
  const countIf = (condition?: SQL) => sql<number>`count(*) filter (where ${condition})::integer`
  const [made] = await db
    .select({ open: countIf(isOpen), day: countIf(gt(homeClaims.createdAt, since)) })
    .from(homeClaims)
    .innerJoin(original, eq(original.id, homeClaims.original))
    .innerJoin(copy, eq(copy.id, homeClaims.copy))
    .where(eq(original.owner, owner))
  return made ?? { open: 0, day: 0 }
}

/** Whether a home of this owner was found to be another owner's. */
export async function hasLostClaim(db: Queryable, owner: string): Promise<boolean> {
  return (await db.$count(offers, and(eq(offers.owner, owner), HAS_LOST_CLAIM))) > 0
}

export async function isPairClaimed(
  db: Queryable,
  pair: Pick<ClaimRow, 'original' | 'copy'>,
): Promise<boolean> {
  const isOfPair = and(eq(homeClaims.original, pair.original), eq(homeClaims.copy, pair.copy))
  return (await db.$count(homeClaims, isOfPair)) > 0
}
