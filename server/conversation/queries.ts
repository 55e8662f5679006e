import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PictureSize } from '#domain/conversation/own-conversation.ts'
import type { Party } from '#domain/conversation/party.ts'
import type { EstateType } from '#domain/listing/estate-type.ts'
import type { Queryable } from '#server/db/open.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import {
  blocks,
  type ConversationRow,
  conversations,
  type MessageRow,
  mailRefusals,
  messages,
} from '#server/db/schema/conversations.ts'
import { listings } from '#server/db/schema/listings.ts'
import { viewings } from '#server/db/schema/viewings.ts'
import { IS_VISIBLE } from '#server/db/schema/visible-listing.ts'
import { isBarredPerson } from '#server/report/queries.ts'

/** What decides whether somebody may write. */
export interface FoundStanding {
  readonly row: ConversationRow
  readonly party: Party
  readonly isBlocking: boolean
  readonly isBlocked: boolean
}

/** A row as one of its two people has it. */
export interface FoundConversation extends FoundStanding {
  /** The address as its page shows it; null once nothing is left of the listing. */
  readonly address: string | null
  readonly isShown: boolean
  readonly unread: number
  /** ISO 8601. */
  readonly timesChangedAt: string | null
}

/** With the sizes of its pictures, in their order. */
export type FoundMessage = MessageRow & { readonly pictures: readonly PictureSize[] }

const MESSAGE = {
  ...getTableColumns(messages),
  pictures: sql<PictureSize[]>`coalesce((
    select json_agg(json_build_object('width', width, 'height', height) order by position)
    from message_pictures
    where message_pictures.conversation = messages.conversation
      and message_pictures.seq = messages.seq
  ), '[]')`,
}

const isBlock = (blocker: SQL, blocked: SQL) =>
  sql<boolean>`exists (
    select from ${blocks} where ${blocks.blocker} = ${blocker} and ${blocks.blocked} = ${blocked}
  )`

/** Those that this person is in and has not left. */
const isOwn = (uid: string) =>
  or(
    and(eq(conversations.seeker, uid), isNull(conversations.seekerLeftAt)),
    and(eq(conversations.owner, uid), isNull(conversations.ownerLeftAt)),
  )

const unreadOf = (uid: string) => sql`(
  select count(*)::integer from ${messages}
  where ${messages.conversation} = ${conversations.id}
    and ${messages.seq} > case when ${conversations.seeker} = ${uid}
      then ${conversations.seekerRead} else ${conversations.ownerRead} end
    and ${messages.sender} <> case when ${conversations.seeker} = ${uid} then 'seeker' else 'owner' end
)`

/** What decides whether somebody may write. */
function standingOf(uid: string) {
  const other = sql`case when ${conversations.seeker} = ${uid}
    then ${conversations.owner} else ${conversations.seeker} end`
  return {
    row: conversations,
    party: sql<Party>`case when ${conversations.seeker} = ${uid} then 'seeker' else 'owner' end`,
    isBlocking: isBlock(sql`${uid}`, other),
    isBlocked: isBlock(other, sql`${uid}`),
  }
}

function selectFor(db: Queryable, uid: string) {
  return db
    .select({
      ...standingOf(uid),
      address: listings.address,
      isShown: sql<boolean>`coalesce(${sql.raw(IS_VISIBLE)} and ${listings.owner} = ${conversations.owner}, false)`,
      unread: sql<number>`${unreadOf(uid)}`,
      timesChangedAt: sql<string | null>`(
        select max(${viewings.changedAt}) from ${viewings}
        where ${viewings.conversation} = ${conversations.id}
      )`.mapWith((at) => new Date(at).toISOString()),
    })
    .from(conversations)
    .leftJoin(
      listings,
      and(eq(listings.type, conversations.listingType), eq(listings.id, conversations.listingId)),
    )
}

/** The last changed first. */
export const listConversations = (
  db: Queryable,
  uid: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<FoundConversation[]> =>
  selectFor(db, uid)
    .where(isOwn(uid))
    .orderBy(desc(conversations.lastAt), asc(conversations.id))
    .limit(limit)
    .offset(offset)

export async function countConversations(db: Queryable, uid: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(conversations).where(isOwn(uid))
  return row?.total ?? 0
}

export async function findConversation(
  db: Queryable,
  uid: string,
  id: string,
): Promise<FoundConversation | null> {
  const [found] = await selectFor(db, uid).where(and(eq(conversations.id, id), isOwn(uid)))
  return found ?? null
}

/** As `findConversation`; nobody else writes in it until the end of the transaction. */
export async function lockConversation(
  transaction: Queryable,
  uid: string,
  id: string,
): Promise<FoundConversation | null> {
  const [found] = await selectFor(transaction, uid)
    .where(and(eq(conversations.id, id), isOwn(uid)))
    .for('update', { of: conversations })
  return found ?? null
}

/** As `lockConversation`, without what a message does not need. */
export async function lockStanding(
  transaction: Queryable,
  uid: string,
  id: string,
): Promise<FoundStanding | null> {
  const [found] = await transaction
    .select(standingOf(uid))
    .from(conversations)
    .where(and(eq(conversations.id, id), isOwn(uid)))
    .for('update', { of: conversations })
  return found ?? null
}

/** What is asked of a message before a transaction, in one statement. `null` as from `findConversation`. */
export async function findSending(db: Queryable, uid: string, id: string) {
  const [found] = await db
    .select({
      seeker: conversations.seeker,
      owner: conversations.owner,
      isAnswered: conversations.isAnswered,
      isBarred: isBarredPerson(uid),
      accountStart: accounts.createdAt,
    })
    .from(conversations)
    .leftJoin(accounts, eq(accounts.uid, uid))
    .where(and(eq(conversations.id, id), isOwn(uid)))
  return found ?? null
}

/** The last `limit` messages after one, in the order of sending. */
export async function listMessages(
  db: Queryable,
  id: string,
  after: number,
  limit: number,
): Promise<FoundMessage[]> {
  const rows = await db
    .select(MESSAGE)
    .from(messages)
    .where(and(eq(messages.conversation, id), gt(messages.seq, after)))
    .orderBy(desc(messages.seq))
    .limit(limit)
  return rows.reverse()
}

/** The last message of each conversation; all of those that are not answered. */
export async function readLastMessages(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, FoundMessage[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ message: MESSAGE })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation))
    .where(
      and(
        sql`${messages.conversation} = any(${sql.param(ids)}::text[])`,
        sql`(${messages.seq} = ${conversations.lastSeq} or not ${conversations.isAnswered})`,
      ),
    )
    .orderBy(messages.conversation, messages.seq)
  return Map.groupBy(
    rows.map(({ message }) => message),
    (row) => row.conversation,
  )
}

/** Also those that this person has left. */
export const listAllConversations = (db: Queryable, uid: string): Promise<FoundConversation[]> =>
  selectFor(db, uid)
    .where(or(eq(conversations.seeker, uid), eq(conversations.owner, uid)))
    .orderBy(asc(conversations.createdAt), asc(conversations.id))

/** In the order of sending, by conversation. */
export async function readAllMessages(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, FoundMessage[]>> {
  const rows = await db
    .select(MESSAGE)
    .from(messages)
    .where(sql`${messages.conversation} = any(${sql.param(ids)}::text[])`)
    .orderBy(messages.conversation, messages.seq)
  return Map.groupBy(rows, (row) => row.conversation)
}

/** All messages that this person has not read, of all conversations. */
export async function countUnread(db: Queryable, uid: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${unreadOf(uid)}), 0)::integer` })
    .from(conversations)
    .where(isOwn(uid))
  return row?.total ?? 0
}

/** Those of these people in which somebody wrote since a moment. */
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

/** A home that somebody may write about. */
export interface OwnedHome {
  readonly owner: string
  readonly address: string
}

/** `null` unless visitors see it and its owner put it up. */
export async function findOwnedHome(
  db: Queryable,
  type: EstateType,
  id: number,
): Promise<OwnedHome | null> {
  const [home] = await db
    .select({ owner: listings.owner, address: listings.address })
    .from(listings)
    .where(and(eq(listings.type, type), eq(listings.id, id), sql.raw(IS_VISIBLE)))
  return home?.owner ? { owner: home.owner, address: home.address } : null
}

/** The conversation that a person has started about a home, left or not. */
export async function findStarted(
  db: Queryable,
  seeker: string,
  type: EstateType,
  id: number,
): Promise<ConversationRow | null> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.seeker, seeker),
        eq(conversations.listingType, type),
        eq(conversations.listingId, id),
      ),
    )
  return row ?? null
}

/** Whether one of two people blocks the other. */
export async function isBlockedBetween(
  db: Queryable,
  one: string,
  other: string,
): Promise<{ readonly isBlocking: boolean; readonly isBlocked: boolean }> {
  const rows = await db
    .select()
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blocker, one), eq(blocks.blocked, other)),
        and(eq(blocks.blocker, other), eq(blocks.blocked, one)),
      ),
    )
  return {
    isBlocking: rows.some(({ blocker }) => blocker === one),
    isBlocked: rows.some(({ blocker }) => blocker === other),
  }
}

/** Whom a person blocks, the last first, with their last conversation. */
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

/** Messages by conversation and number. */
export const findMessages = (
  db: Queryable,
  keys: readonly { readonly conversation: string; readonly seq: number }[],
): Promise<FoundMessage[]> =>
  db
    .select(MESSAGE)
    .from(messages)
    .where(
      sql`(${messages.conversation}, ${messages.seq}) in (
        select * from unnest(
          ${sql.param(keys.map(({ conversation }) => conversation))}::text[],
          ${sql.param(keys.map(({ seq }) => seq))}::integer[]
        )
      )`,
    )

/** What an account has started since a moment. */
export async function countStarted(db: Queryable, seeker: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(conversations)
    .where(and(eq(conversations.seeker, seeker), gt(conversations.createdAt, since)))
  return row?.total ?? 0
}

/** In how many other conversations an account began with the same text. */
export async function countCopies(
  db: Queryable,
  seeker: string,
  text: string,
  without: string | null,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(conversations)
    .innerJoin(messages, and(eq(messages.conversation, conversations.id), eq(messages.seq, 1)))
    .where(
      and(
        eq(conversations.seeker, seeker),
        eq(messages.text, text),
        without === null ? undefined : ne(conversations.id, without),
      ),
    )
  return row?.total ?? 0
}

/** `null` where the identity provider keeps the accounts. */
export async function findAccountStart(db: Queryable, uid: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.uid, uid))
  return row?.createdAt ?? null
}

export async function getsMessageMails(db: Queryable, uid: string): Promise<boolean> {
  const found = await db.select().from(mailRefusals).where(eq(mailRefusals.uid, uid))
  return found.length === 0
}
