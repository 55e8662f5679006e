import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { CLAIMERS, HAS_CLAIM } from '#server/homes/claim/queries.ts'
import { IS_PUBLISHED } from '#server/homes/offer/listed-offer.ts'
import { DECIDED_BY } from '#server/homes/offer/move/queries.ts'
import { REPORTED_OFFERS } from '#server/homes/offer/reported.ts'
import { offers } from '#server/homes/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** Says in SQL what `awaitsDecision` of `domain/homes/offer/lifecycle/state.ts` says. */
const isInQueue = or(
  eq(offers.state, 'waiting'),
  and(IS_PUBLISHED, eq(offers.isApproved, false)),
  and(IS_PUBLISHED, sql`${offers.id} = any(${REPORTED_OFFERS})`),
)

export type QueuedOffer = Awaited<ReturnType<typeof listQueue>>[number]

const queued = (db: Queryable) =>
  db
    .select({
      row: offers,
      /** Whether no home of the owner was approved yet. */
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
export const listQueue = (db: Queryable, limit: number) =>
  queued(db).where(isInQueue).orderBy(asc(offers.movedAt), asc(offers.id)).limit(limit)

export const countQueue = (db: Queryable): Promise<number> => db.$count(offers, isInQueue)

/** What the queue shows of these offers, whether they are in it or not. */
export const listAsQueued = (db: Queryable, ids: readonly string[]): Promise<QueuedOffer[]> =>
  queued(db).where(inArray(offers.id, [...ids]))

export async function findQueued(db: Queryable, id: string): Promise<QueuedOffer | null> {
  const [found] = await queued(db).where(and(eq(offers.id, id), isInQueue))
  return found ?? null
}
