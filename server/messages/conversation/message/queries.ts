import { and, desc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import type { PictureSize } from '#domain/messages/conversation/my-conversation.ts'
import { conversations, type MessageRow, messages } from '#server/messages/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** Picture sizes in the order of the message. */
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

/** The last `limit` messages after a number, in the order of sending. */
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

/**
 * The last message of each conversation; all messages of unanswered ones whose texts are redacted
 * for this person.
 */
export const readLastMessages = (db: Queryable, uid: string, ids: readonly string[]) =>
  readAllMessages(
    db,
    ids,
    sql`(${messages.seq} = ${conversations.lastSeq} or (not ${conversations.isAnswered} and ${conversations.owner} = ${uid}))`,
  )

/** All messages that pass the condition by conversation, in the order of sending. */
export async function readAllMessages(
  db: Queryable,
  ids: readonly string[],
  condition?: SQL,
): Promise<Map<string, FoundMessage[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(MESSAGE)
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation))
    .where(and(sql`${messages.conversation} = any(${sql.param(ids)}::text[])`, condition))
    .orderBy(messages.conversation, messages.seq)
  return Map.groupBy(rows, (row) => row.conversation)
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
