import { and, asc, count, eq, gt, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Party } from '#domain/conversation/party.ts'
import { toOfferContent } from '#domain/offer/content.ts'
import { joinAddress, joinHouse } from '#domain/offer/joined-address.ts'
import { toSingleLine } from '#domain/text/single-line.ts'
import { VIEWING_LIMITS } from '#domain/viewing/limits.ts'
import { LIVE_STATES } from '#domain/viewing/state.ts'
import type { Queryable } from '#server/db/open.ts'
import { blocks, type ConversationRow, conversations } from '#server/db/schema/conversations.ts'
import { listings } from '#server/db/schema/listings.ts'
import { offers } from '#server/db/schema/offers.ts'
import { type ViewingRow, viewings } from '#server/db/schema/viewings.ts'

const isLive = inArray(viewings.state, [...LIVE_STATES])

/** Those of a conversation that have not ended, the first to come first. */
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
  const isIt = and(eq(viewings.id, id), eq(viewings.conversation, conversation))
  const [row] = await db.select().from(viewings).where(isIt)
  return row ?? null
}

/** Those of an owner that have not ended, of all conversations. */
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

/** Taken ones of a person that have not ended, the first to come first. */
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

/** All that is kept of a person's viewings, ended ones included. */
export const listViewingData = (db: Queryable, uid: string): Promise<object[]> =>
  db
    .select({
      conversation: conversations.id,
      ...{ startsAt: viewings.startsAt, endsAt: viewings.endsAt, state: viewings.state },
      tellsExactPlace: viewings.disclosesExactPlace,
      offeredAt: viewings.offeredAt,
    })
    .from(viewings)
    .innerJoin(conversations, eq(conversations.id, viewings.conversation))
    .where(or(eq(conversations.seeker, uid), eq(conversations.owner, uid)))
    .orderBy(asc(viewings.startsAt))

/** A viewing with its conversation. */
export interface ViewingWithConversation {
  readonly viewing: ViewingRow
  readonly conversation: ConversationRow
}

/** Taken ones that begin within the time of the first reminder. */
export const listDueForReminder = (db: Queryable, now: Date): Promise<ViewingWithConversation[]> =>
  db
    .select({ viewing: viewings, conversation: conversations })
    .from(viewings)
    .innerJoin(conversations, eq(conversations.id, viewings.conversation))
    .where(
      and(
        eq(viewings.state, 'taken'),
        gt(viewings.startsAt, now),
        lte(viewings.startsAt, new Date(now.getTime() + VIEWING_LIMITS.dayReminderMs)),
      ),
    )

const isOver = (): SQL | undefined =>
  or(
    isNotNull(conversations.seekerLeftAt),
    isNotNull(conversations.ownerLeftAt),
    sql`exists (
      select from ${blocks}
      where (${blocks.blocker}, ${blocks.blocked}) in (
        (${conversations.seeker}, ${conversations.owner}),
        (${conversations.owner}, ${conversations.seeker})
      )
    )`,
  )

/** Who of the two ended it: by leaving, also with the account, or by blocking the other. */
const ENDED_BY = sql<Party>`case
  when ${conversations.seekerLeftAt} is not null then 'seeker'
  when ${conversations.ownerLeftAt} is not null then 'owner'
  when exists (
    select from ${blocks}
    where ${blocks.blocker} = ${conversations.seeker} and ${blocks.blocked} = ${conversations.owner}
  ) then 'seeker'
  else 'owner' end`

/** Those to come whose two people do not write to each other any more. */
export const listViewingsOfEndedConversations = (
  db: Queryable,
  now: Date,
): Promise<(ViewingWithConversation & { readonly endedBy: Party })[]> =>
  db
    .select({ viewing: viewings, conversation: conversations, endedBy: ENDED_BY })
    .from(viewings)
    .innerJoin(conversations, eq(conversations.id, viewings.conversation))
    .where(and(isLive, gt(viewings.startsAt, now), isOver()))

/** The home that a conversation is about. */
export interface ViewedHome {
  /** As its page shows it; '' once nothing is left of it. */
  readonly shownPlace: string
  /** `null` unless its page withholds it and its owner still has it. */
  readonly exactPlace: string | null
}

export async function findViewedHome(
  db: Queryable,
  { listingType, listingId, owner }: ConversationRow,
): Promise<ViewedHome> {
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
    shownPlace: toSingleLine(home?.address ?? ''),
    exactPlace:
      content.exactness === 'withheld'
        ? toSingleLine(joinAddress([joinHouse(content), content.district, content.city]))
        : null,
  }
}
