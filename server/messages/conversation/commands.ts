import { and, eq, lt, or, sql } from 'drizzle-orm'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import type { AutomaticEvent } from '#domain/messages/conversation/message/automatic-event.ts'
import type { Party } from '#domain/messages/conversation/party.ts'
import {
  findObstacle,
  maySendPictures,
  type Obstacle,
} from '#domain/messages/conversation/permission.ts'
import type { SentAnswer } from '#domain/messages/conversation/picture-refusal.ts'
import type { Result } from '#domain/platform/result.ts'
import type { WritingReason } from '#domain/safety/report/report.ts'
import {
  blocks,
  conversations,
  type MessageRow,
  mailRefusals,
  mailStops,
  messagePictures,
  messages,
} from '#server/messages/tables.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import { isIdempotencyKeyUsed } from '#server/platform/idempotency/queries.ts'
import { hashSecret } from '#server/platform/secret.ts'
import { idempotencyKeys } from '#server/platform/tables.ts'
import { formatAutomaticEvent } from '#texts/messages/automatic-event.ts'
import { messagesTexts } from '#texts/messages/messages.ts'
import { toConversationStatus } from './conversation-status.ts'
import { erasePictures, type MessagePicture } from './picture/commands.ts'
import { countPictureBytes } from './picture/queries.ts'
import { lockConversationById, lockConversationStatus } from './queries.ts'
import { setReadReceipts } from './receipt/commands.ts'
import { DO_BOTH_SHARE } from './receipt/queries.ts'
import { eraseReplyAddresses } from './reply-address/commands.ts'

export interface NewMessage {
  readonly uid: string
  /** The conversation. */
  readonly id: string
  readonly text: string
  readonly pictures?: readonly MessagePicture[]
  /** Idempotency key: the same text with the same key is one message. */
  readonly key: string
  /** What the site tells of something that this person did. */
  readonly event?: AutomaticEvent
}

type AddRefusal = 'not found' | 'unanswered' | 'no pictures yet' | 'pictures full' | Obstacle

export async function addMessage(
  transaction: Transaction,
  { uid, id, text, pictures = [], key, event }: NewMessage,
  now: Date,
): Promise<Result<SentAnswer, AddRefusal>> {
  const found = await lockConversationStatus(transaction, uid, id)
  if (found === null) return { refusal: 'not found' }
  const { row, party } = found
  const obstacle = findObstacle(toConversationStatus(found))
  if (obstacle !== null) return { refusal: obstacle }
  const hashes = pictures.map(({ hash }) => hash)
  const form = JSON.stringify(['message', id, party, key, text, ...hashes])
  // The seeker always writes first, so only seekers can be waiting for an answer.
  const isRefused =
    !row.isAnswered && party === 'seeker' && row.lastSeq >= CONVERSATION_LIMITS.unanswered
  if (isRefused)
    return key !== '' && (await isIdempotencyKeyUsed(transaction, form))
      ? { seq: row.lastSeq }
      : { refusal: 'unanswered' }
  if (pictures.length > 0) {
    if (!maySendPictures(party, row.isAnswered)) return { refusal: 'no pictures yet' }
    const kept = await countPictureBytes(transaction, uid)
    if (kept >= CONVERSATION_LIMITS.pictureBytes) return { refusal: 'pictures full' }
  }
  const seq = row.lastSeq + 1
  const told = event ?? null
  const message = { conversation: id, seq, sender: party, text, event: told, sentAt: now }
  const isNew = await insertMessage(transaction, message, key === '' ? null : form)
  if (!isNew) return { seq: row.lastSeq }
  const rows = pictures.map(({ bytes: picture, width, height }, at) => ({
    conversation: id,
    seq,
    position: at + 1,
    width,
    height,
    picture,
  }))
  if (rows.length > 0) await transaction.insert(messagePictures).values(rows)
  return { seq, sentAt: now.toISOString() }
}

/** Adds an automatic message about what one party did, even if the two can no longer write to each other. */
export async function addAutomaticMessage(
  transaction: Transaction,
  {
    id,
    sender,
    event,
  }: Pick<MessageRow, 'sender'> & { readonly id: string; readonly event: AutomaticEvent },
  now: Date,
): Promise<void> {
  const row = await lockConversationById(transaction, id)
  if (row === undefined) return
  const seq = row.lastSeq + 1
  const text = formatAutomaticEvent(event)
  const message = { conversation: id, seq, sender, text, event, sentAt: now }
  await insertMessage(transaction, message, null)
}

/**
 * Takes one round trip, to hold the conversation's lock briefly.
 *
 * @returns `false` for a repeated key
 */
async function insertMessage(
  transaction: Transaction,
  {
    conversation,
    seq,
    sender,
    text,
    event,
    sentAt,
  }: Omit<MessageRow, 'removedFor' | 'isAutomatic'>,
  form: string | null,
): Promise<boolean> {
  const at = sql`${sentAt.toISOString()}::timestamptz`
  const { rows } = await transaction.execute(sql`
    with form as (
      insert into ${idempotencyKeys} (key_hash, taken_at)
      select ${hashSecret(form ?? '')}, ${at} where ${form !== null}::boolean
      on conflict do nothing returning key_hash
    ), numbered as (
      update ${conversations}
      set last_seq = ${seq}::integer, last_at = ${at}, is_answered = is_answered or ${sender === 'owner'}::boolean
      where id = ${conversation} and (${form === null}::boolean or exists (select from form))
      returning id
    )
    insert into ${messages} (conversation, seq, sender, text, is_automatic, event, sent_at)
    select id, ${seq}::integer, ${sender}, ${text}, ${event !== null}::boolean, ${event && JSON.stringify(event)}::jsonb, ${at} from numbered returning seq`)
  return rows.length > 0
}

/** Replaces a message and its pictures with a fixed sentence. */
export async function removeMessage(
  db: Queryable,
  { conversation, seq }: Pick<MessageRow, 'conversation' | 'seq'>,
  reason: WritingReason,
): Promise<void> {
  await db
    .update(messages)
    .set({ text: messagesTexts.removed, removedFor: reason })
    .where(and(eq(messages.conversation, conversation), eq(messages.seq, seq)))
  await db
    .delete(messagePictures)
    .where(and(eq(messagePictures.conversation, conversation), eq(messagePictures.seq, seq)))
}

/**
 * Never moves backwards.
 *
 * @returns `null` if nothing new was read; else whether both share read receipts
 */
export async function markRead(
  db: Queryable,
  { id, party, seq }: { readonly id: string; readonly party: Party; readonly seq: number },
): Promise<{ readonly doBothShareReceipts: boolean } | null> {
  const column = conversations[`${party}Read` as const]
  const read = sql`greatest(${column}, least(${seq}::integer, ${conversations.lastSeq}))`
  const [changed] = await db
    .update(conversations)
    .set(party === 'seeker' ? { seekerRead: read } : { ownerRead: read })
    .where(
      and(
        eq(conversations.id, id),
        lt(column, sql`least(${seq}::integer, ${conversations.lastSeq})`),
      ),
    )
    .returning({ doBothShareReceipts: DO_BOTH_SHARE })
  return changed ?? null
}

/**
 * Suppresses the mail about the last message, which another mail already announced, unless earlier
 * ones are unread.
 */
export async function markMailed(
  db: Queryable,
  { id, party }: { readonly id: string; readonly party: Party },
): Promise<void> {
  const read = conversations[`${party}Read` as const]
  const { lastSeq } = conversations
  await db
    .update(conversations)
    .set(party === 'seeker' ? { seekerMailed: sql`${lastSeq}` } : { ownerMailed: sql`${lastSeq}` })
    .where(
      and(
        eq(conversations.id, id),
        sql`not exists (
          select from ${messages}
          where ${messages.conversation} = ${conversations.id} and ${messages.sender} <> ${party}
            and ${messages.seq} > ${read} and ${messages.seq} < ${lastSeq}
        )`,
      ),
    )
}

export async function leaveConversation(
  db: Queryable,
  id: string,
  party: Party,
  now: Date,
): Promise<void> {
  await db
    .update(conversations)
    .set(party === 'seeker' ? { seekerLeftAt: now } : { ownerLeftAt: now })
    .where(eq(conversations.id, id))
}

export async function addBlock(
  db: Queryable,
  blocker: string,
  blocked: string,
  now: Date,
): Promise<void> {
  await db.insert(blocks).values({ blocker, blocked, blockedAt: now }).onConflictDoNothing()
}

export async function removeBlock(db: Queryable, blocker: string, blocked: string): Promise<void> {
  await db.delete(blocks).where(and(eq(blocks.blocker, blocker), eq(blocks.blocked, blocked)))
}

/** @returns whether there was a block from that moment */
export async function removeBlockOf(db: Queryable, blocker: string, at: Date): Promise<boolean> {
  const removed = await db
    .delete(blocks)
    .where(and(eq(blocks.blocker, blocker), eq(blocks.blockedAt, at)))
    .returning({ blocked: blocks.blocked })
  return removed.length > 0
}

/**
 * Erases reports of a person and their messages. Call it before their conversations forget whose
 * they are.
 */
async function eraseConversationReports(db: Queryable, uid: string): Promise<void> {
  await db.execute(sql`
    delete from reports using conversations
    where (conversations.seeker = ${uid} or conversations.owner = ${uid})
      and (
        reports.kind = 'person' and reports.target = conversations.id
          || case when conversations.seeker = ${uid} then '/seeker' else '/owner' end
        or reports.kind = 'message' and reports.target in (
          select messages.conversation || '/' || messages.seq from messages
          where messages.conversation = conversations.id and messages.sender
            = case when conversations.seeker = ${uid} then 'seeker' else 'owner' end
        )
      )`)
}

/** Deletes what an account wrote; messages of others stay with them until they leave. */
export async function eraseConversations(
  transaction: Transaction,
  uid: string,
  now: Date,
): Promise<void> {
  await eraseConversationReports(transaction, uid)
  await transaction.delete(blocks).where(or(eq(blocks.blocker, uid), eq(blocks.blocked, uid)))
  await transaction.delete(mailRefusals).where(eq(mailRefusals.uid, uid))
  await transaction.delete(mailStops).where(eq(mailStops.uid, uid))
  await setReadReceipts(transaction, uid, false, now)
  for (const party of ['seeker', 'owner'] as const) {
    const isTheirs = eq(conversations[party], uid)
    const ids = transaction.select({ id: conversations.id }).from(conversations).where(isTheirs)
    await erasePictures(transaction, sql`${ids}`, party)
    await eraseReplyAddresses(transaction, sql`${ids}`, party)
    await transaction
      .update(messages)
      .set({ text: null, removedFor: null })
      .where(and(eq(messages.sender, party), sql`${messages.conversation} in ${ids}`))
    const leaving =
      party === 'seeker' ? { seeker: null, seekerLeftAt: now } : { owner: null, ownerLeftAt: now }
    await transaction.update(conversations).set(leaving).where(isTheirs)
  }
}
