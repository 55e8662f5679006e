import { and, asc, eq, gt, inArray, or, type SQL } from 'drizzle-orm'
import { toOfferContent } from '#domain/homes/offer/content.ts'
import { joinAddress, joinHouse } from '#domain/homes/offer/joined-address.ts'
import { LIVE_STATES } from '#domain/messages/viewing/state.ts'
import { toSingleLine } from '#domain/platform/text/single-line.ts'
import { listings } from '#server/catalog/tables.ts'
import { offers } from '#server/homes/tables.ts'
import { type ConversationRow, conversations } from '#server/messages/tables.ts'
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

/** Viewings that pass the conditions, with their conversations, earliest first. */
export const listWithConversations = (db: Queryable, ...conditions: (SQL | undefined)[]) =>
  db
    .select({ viewing: viewings, conversation: conversations })
    .from(viewings)
    .innerJoin(conversations, eq(conversations.id, viewings.conversation))
    .where(and(...conditions))
    .orderBy(asc(viewings.startsAt))

/** An owner's viewings that have not ended, in all conversations. */
export async function listOwnersViewings(
  db: Queryable,
  owner: string,
  now: Date,
): Promise<ViewingRow[]> {
  const isTheirs = eq(conversations.owner, owner)
  const found = await listWithConversations(db, isTheirs, isLive, gt(viewings.endsAt, now))
  return found.map(({ viewing }) => viewing)
}

const isOf = (uid: string) => or(eq(conversations.seeker, uid), eq(conversations.owner, uid))

export const isTaken = eq(viewings.state, 'taken')

/** Taken viewings of a person that have not ended. */
export const listUpcomingViewings = (db: Queryable, uid: string, now: Date) =>
  listWithConversations(db, isOf(uid), isTaken, gt(viewings.endsAt, now))

export async function countTaken(db: Queryable, seeker: string, now: Date): Promise<number> {
  const isTheirs = eq(conversations.seeker, seeker)
  return (await listWithConversations(db, isTheirs, isTaken, gt(viewings.startsAt, now))).length
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
    .where(isOf(uid))
    .orderBy(asc(viewings.startsAt))

export type ViewedHome = Awaited<ReturnType<typeof findViewedHome>>

export async function findViewedHome(
  db: Queryable,
  { listingType, listingId, owner }: ConversationRow,
) {
  const [home] = await db
    .select({ address: listings.address, content: offers.content })
    .from(listings)
    .leftJoin(
      offers,
      and(
        eq(offers.listingType, listings.type),
        eq(offers.listingId, listings.id),
        eq(offers.owner, owner ?? ''),
      ),
    )
    .where(and(eq(listings.type, listingType), eq(listings.id, listingId)))
  const content = toOfferContent(home?.content ?? {})
  return {
    /** The place as the home's page shows it; '' once nothing is left of it. */
    shownPlace: toSingleLine(home?.address ?? ''),
    /** `null` unless the page withholds it and the owner still has the home. */
    exactPlace:
      content.exactness === 'withheld'
        ? toSingleLine(joinAddress([joinHouse(content), content.district, content.city]))
        : null,
  }
}
