import { and, asc, desc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { ConversationTarget } from '#domain/messages/conversation/conversation-target.ts'
import type { Party } from '#domain/messages/conversation/party.ts'
import { IS_VISIBLE } from '#server/catalog/listing/visible.ts'
import { OFFERED_BY } from '#server/catalog/representative/queries.ts'
import { listings } from '#server/catalog/tables.ts'
import { offers } from '#server/homes/tables.ts'
import { blocks, conversations, mailRefusals, messages } from '#server/messages/tables.ts'
import { viewings } from '#server/messages/viewing/tables.ts'
import { accounts } from '#server/people/tables.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import { isBannedPerson } from '#server/safety/ban/queries.ts'
import { readByOther } from './receipt/queries.ts'

/** What decides whether somebody may write. */
export type FoundConversationStatus = NonNullable<
  Awaited<ReturnType<typeof lockConversationStatus>>
>

/** A conversation as one of its two people sees it. */
export type FoundConversation = Awaited<ReturnType<typeof listConversations>>[number]

const isBlock = (blocker: SQL, blocked: SQL) =>
  sql<boolean>`exists (
    select from ${blocks} where ${blocks.blocker} = ${blocker} and ${blocks.blocked} = ${blocked}
  )`

/** Conversations that this person is in and has not left. */
const isOwn = (uid: string) =>
  or(
    and(eq(conversations.seeker, uid), isNull(conversations.seekerLeftAt)),
    and(eq(conversations.owner, uid), isNull(conversations.ownerLeftAt)),
  )

const partyOf = (uid: string) =>
  sql<Party>`case when ${conversations.seeker} = ${uid} then 'seeker' else 'owner' end`

const unreadOf = (uid: string) => sql`(
  select count(*)::integer from ${messages}
  where ${messages.conversation} = ${conversations.id}
    and ${messages.seq} > case when ${conversations.seeker} = ${uid}
      then ${conversations.seekerRead} else ${conversations.ownerRead} end
    and ${messages.sender} <> ${partyOf(uid)}
)`

function standingOf(uid: string) {
  const other = sql`case when ${conversations.seeker} = ${uid}
    then ${conversations.owner} else ${conversations.seeker} end`
  return {
    row: conversations,
    party: partyOf(uid),
    isBlocking: isBlock(sql`${uid}`, other),
    isBlocked: isBlock(other, sql`${uid}`),
  }
}

/** SQL condition: the listing that the conversation is about. */
export const isItsListing = and(
  eq(listings.type, conversations.listingType),
  eq(listings.id, conversations.listingId),
)

const columnsFor = (uid: string) => ({
  ...standingOf(uid),
  /** The street address on the home's page; null once nothing is left of the listing. */
  address: listings.address,
  /** The URL of the home's first picture. */
  picture: sql<string | null>`${listings.images}->>0`,
  priced: {
    price: listings.price,
    priceUnit: listings.priceUnit,
    askedAmount: listings.askedAmount,
    askedCurrency: listings.askedCurrency,
    ratedOn: listings.ratedOn,
  },
  isShown: sql<boolean>`coalesce(
    ${sql.raw(IS_VISIBLE)}
      and (${listings.owner} = ${conversations.owner} or ${listings.feed} is not null),
    false
  )`,
  offeredBy: OFFERED_BY,
  unread: sql<number>`${unreadOf(uid)}`,
  /** ISO 8601. */
  timesChangedAt: sql<string | null>`(
    select max(${viewings.changedAt}) from ${viewings}
    where ${viewings.conversation} = ${conversations.id}
  )`.mapWith((at) => new Date(at).toISOString()),
})

const selectFor = (db: Queryable, uid: string) =>
  db.select(columnsFor(uid)).from(conversations).leftJoin(listings, isItsListing)

/** The last changed first. */
export const listConversations = (
  db: Queryable,
  uid: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  selectFor(db, uid)
    .where(isOwn(uid))
    .orderBy(desc(conversations.lastAt), asc(conversations.id))
    .limit(limit)
    .offset(offset)

export const countConversations = (db: Queryable, uid: string): Promise<number> =>
  db.$count(conversations, isOwn(uid))

export async function findConversation(db: Queryable, uid: string, id: string) {
  const [found] = await db
    .select({ ...columnsFor(uid), readByOther: readByOther(partyOf(uid)) })
    .from(conversations)
    .leftJoin(listings, isItsListing)
    .where(and(eq(conversations.id, id), isOwn(uid)))
  return found ?? null
}

/** Locks a conversation for an automatic change, whoever is still in it. */
export async function lockConversationById(transaction: Transaction, id: string) {
  const [found] = await transaction
    .select({ lastSeq: conversations.lastSeq })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('update')
  return found
}

/** What sending needs of `findConversation`; locks the conversation until the end of the transaction. */
export async function lockConversationStatus(transaction: Transaction, uid: string, id: string) {
  const [found] = await transaction
    .select(standingOf(uid))
    .from(conversations)
    .where(and(eq(conversations.id, id), isOwn(uid)))
    .for('update', { of: conversations })
  return found ?? null
}

/**
 * Everything that is checked before the transaction of a message, in one statement. `null` as in
 * `findConversation`.
 */
export async function findSending(db: Queryable, uid: string, id: string, now: Date) {
  const [found] = await db
    .select({
      seeker: conversations.seeker,
      owner: conversations.owner,
      isAnswered: conversations.isAnswered,
      isBanned: isBannedPerson(uid, now),
      accountStart: accounts.createdAt,
    })
    .from(conversations)
    .leftJoin(accounts, eq(accounts.uid, uid))
    .where(and(eq(conversations.id, id), isOwn(uid)))
  return found ?? null
}

/** Includes conversations that this person has left. */
export const listAllConversations = (db: Queryable, uid: string) =>
  selectFor(db, uid)
    .where(or(eq(conversations.seeker, uid), eq(conversations.owner, uid)))
    .orderBy(asc(conversations.createdAt), asc(conversations.id))

/** Counts unread messages of all conversations, or of those about one home. */
export async function countUnread(
  db: Queryable,
  uid: string,
  home?: { readonly type: 'sale' | 'rent'; readonly id: number },
): Promise<number> {
  const isAbout =
    home && and(eq(conversations.listingType, home.type), eq(conversations.listingId, home.id))
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${unreadOf(uid)}), 0)::integer` })
    .from(conversations)
    .where(and(isOwn(uid), isAbout))
  return row?.total ?? 0
}

/** Conversations of these people in which somebody wrote since a moment. */
export const listChangedSince = (db: Queryable, people: readonly string[], since: Date) =>
  db
    .select({
      id: conversations.id,
      lastSeq: conversations.lastSeq,
      seeker: conversations.seeker,
      owner: conversations.owner,
    })
    .from(conversations)
    .where(
      and(
        gte(conversations.lastAt, since),
        or(
          sql`${conversations.seeker} = any(${sql.param([...people])}::text[])`,
          sql`${conversations.owner} = any(${sql.param([...people])}::text[])`,
        ),
      ),
    )

/** Whom a person blocks, latest first, with their last conversation. */
export async function listBlocks(db: Queryable, uid: string) {
  const rows = await db
    .select()
    .from(blocks)
    .where(eq(blocks.blocker, uid))
    .orderBy(desc(blocks.blockedAt))
  if (rows.length === 0) return []
  const found = await selectFor(db, uid)
    .where(or(eq(conversations.seeker, uid), eq(conversations.owner, uid)))
    .orderBy(desc(conversations.lastAt))
  return rows.map(({ blocked, blockedAt }) => ({
    blockedAt,
    found: found.find(({ row }) => [row.seeker, row.owner].includes(blocked)) ?? null,
  }))
}

export const wantsMessageMails = async (db: Queryable, uid: string): Promise<boolean> =>
  (await db.$count(mailRefusals, eq(mailRefusals.uid, uid))) === 0

/** The uid of one side of a conversation; `null` once the account is erased. */
export async function findReportedPerson(
  db: Queryable,
  { conversation, party }: Pick<ConversationTarget, 'conversation' | 'party'>,
): Promise<string | null> {
  if (party === null) return null
  const [row] = await db
    .select({ uid: conversations[party] })
    .from(conversations)
    .where(eq(conversations.id, conversation))
  return row?.uid ?? null
}

/** Counts conversations begun since a day with whoever offers the listing now. */
export async function countConversationsAbout(
  db: Queryable,
  home: { readonly offer: string; readonly since: string },
): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(conversations)
    .innerJoin(
      offers,
      and(
        eq(conversations.listingType, offers.listingType),
        eq(conversations.listingId, offers.listingId),
        eq(conversations.owner, offers.owner),
      ),
    )
    .where(and(eq(offers.id, home.offer), sql`${conversations.createdAt} >= ${home.since}::date`))
  return row?.total ?? 0
}
