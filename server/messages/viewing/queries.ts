import { and, asc, count, eq, gt, inArray, or } from 'drizzle-orm'
import { LIVE_STATES } from '#domain/messages/viewing/state.ts'
import { conversations } from '#server/messages/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { type ViewingRow, viewings } from './tables.ts'

const isLive = inArray(viewings.state, [...LIVE_STATES])

/** Viewings of a conversation that have not ended, earliest first. */
export const listViewings = (
  db: Queryable,
  conversation: string,
  now: Date,
): Promise<ViewingRow[]> =>
  db
    .select()
    .from(viewings)
    .where(and(eq(viewings.conversation, conversation), isLive, gt(viewings.endsAt, now)))
    .orderBy(asc(viewings.startsAt))

export async function findViewing(
  db: Queryable,
  conversation: string,
  id: string,
): Promise<ViewingRow | null> {
  const hasKey = and(eq(viewings.id, id), eq(viewings.conversation, conversation))
  const [row] = await db.select().from(viewings).where(hasKey)
  return row ?? null
}

/** An owner's viewings that have not ended, in all conversations. */
export const listOwnersViewings = async (
  db: Queryable,
  owner: string,
  now: Date,
): Promise<ViewingRow[]> =>
  (
    await db
      .select({ row: viewings })
      .from(viewings)
      .innerJoin(conversations, eq(conversations.id, viewings.conversation))
      .where(and(eq(conversations.owner, owner), isLive, gt(viewings.endsAt, now)))
      .orderBy(asc(viewings.startsAt))
  ).map(({ row }) => row)

/** Taken viewings of a person that have not ended, earliest first. */
export const listUpcomingViewings = (
  db: Queryable,
  uid: string,
  now: Date,
): Promise<{ readonly viewing: ViewingRow; readonly conversation: string }[]> =>
  db
    .select({ viewing: viewings, conversation: conversations.id })
    .from(viewings)
    .innerJoin(conversations, eq(conversations.id, viewings.conversation))
    .where(
      and(
        or(eq(conversations.seeker, uid), eq(conversations.owner, uid)),
        eq(viewings.state, 'taken'),
        gt(viewings.endsAt, now),
      ),
    )
    .orderBy(asc(viewings.startsAt))

export async function countTaken(db: Queryable, seeker: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(viewings)
    .innerJoin(conversations, eq(conversations.id, viewings.conversation))
    .where(
      and(
        eq(conversations.seeker, seeker),
        eq(viewings.state, 'taken'),
        gt(viewings.startsAt, now),
      ),
    )
  return row?.total ?? 0
}

/** All stored viewings of a person, ended ones included. */
export const listViewingData = (db: Queryable, uid: string): Promise<object[]> =>
  db
    .select({
      conversation: conversations.id,
      startsAt: viewings.startsAt,
      endsAt: viewings.endsAt,
      state: viewings.state,
      tellsExactPlace: viewings.disclosesExactPlace,
      offeredAt: viewings.offeredAt,
    })
    .from(viewings)
    .innerJoin(conversations, eq(conversations.id, viewings.conversation))
    .where(or(eq(conversations.seeker, uid), eq(conversations.owner, uid)))
    .orderBy(asc(viewings.startsAt))
