import { and, asc, count, eq, gt, inArray, or } from 'drizzle-orm'
import { LIVE_STATES } from '#domain/viewing/state.ts'
import type { Queryable } from '#server/db/open.ts'
import { conversations } from '#server/db/schema/conversations.ts'
import { type ViewingRow, viewings } from '#server/db/schema/viewings.ts'

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
      ...{ startsAt: viewings.startsAt, endsAt: viewings.endsAt, state: viewings.state },
      tellsExactPlace: viewings.disclosesExactPlace,
      offeredAt: viewings.offeredAt,
    })
    .from(viewings)
    .innerJoin(conversations, eq(conversations.id, viewings.conversation))
    .where(or(eq(conversations.seeker, uid), eq(conversations.owner, uid)))
    .orderBy(asc(viewings.startsAt))

export interface ViewingWithConversation {
  readonly viewing: ViewingRow
  readonly conversation: ConversationRow
}

/** Taken viewings within reach of the first reminder. */
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

/**
 * The party that ended the conversation: by leaving, erasing the account, or blocking the other.
 */
const ENDED_BY = sql<Party>`case
  when ${conversations.seekerLeftAt} is not null then 'seeker'
  when ${conversations.ownerLeftAt} is not null then 'owner'
  when exists (
    select from ${blocks}
    where ${blocks.blocker} = ${conversations.seeker} and ${blocks.blocked} = ${conversations.owner}
  ) then 'seeker'
  else 'owner' end`

/** Future viewings whose two people can no longer write to each other. */
export const listViewingsOfEndedConversations = (
  db: Queryable,
  now: Date,
): Promise<(ViewingWithConversation & { readonly endedBy: Party })[]> =>
  db
    .select({ viewing: viewings, conversation: conversations, endedBy: ENDED_BY })
    .from(viewings)
    .innerJoin(conversations, eq(conversations.id, viewings.conversation))
    .where(and(isLive, gt(viewings.startsAt, now), isOver()))

export interface ViewedHome {
  /** The place as the home's page shows it; '' once nothing is left of it. */
  readonly shownPlace: string
  /** `null` unless the page withholds it and the owner still has the home. */
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
