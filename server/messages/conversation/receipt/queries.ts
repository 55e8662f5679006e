import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { ReadReceipt } from '#domain/messages/conversation/read-receipt.ts'
import { conversations, readReceipts, receiptChoices } from '#server/messages/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** Whether an account shares read receipts. */
export const sendsReadReceipts = async (db: Queryable, uid: string): Promise<boolean> =>
  (await db.$count(receiptChoices, eq(receiptChoices.uid, uid))) > 0

const doBothShareReceipts = (since = sql``) => sql<boolean>`2 = (
  select count(*) from ${receiptChoices}
  where ${receiptChoices.uid} in (${conversations.seeker}, ${conversations.owner}) ${since}
)`

/** SQL condition: both people of a conversation share read receipts. */
export const DO_BOTH_SHARE = doBothShareReceipts()

/** SQL condition: it was read after both had chosen to share. */
const IS_TOLD = doBothShareReceipts(sql`and ${receiptChoices.chosenAt} <= ${readReceipts.readAt}`)

/**
 * SQL: the last number that the other has read.
 *
 * @param party the one who asks
 */
export const readByOther = (party: SQL) =>
  sql<ReadReceipt | null>`(
    select json_build_object('seq', ${readReceipts.seq}, 'readAt', ${readReceipts.readAt})
    from ${readReceipts}
    where ${readReceipts.conversation} = ${conversations.id}
      and ${readReceipts.party} <> ${party} and ${IS_TOLD}
  )`.mapWith(({ seq, readAt }) => ({ seq, readAt: new Date(readAt).toISOString() }))

/** Receipts of conversations in which both share them, without what was read before they did. */
export const listReceipts = (db: Queryable, ids: readonly string[]) =>
  db
    .select(getTableColumns(readReceipts))
    .from(readReceipts)
    .innerJoin(conversations, eq(conversations.id, readReceipts.conversation))
    .where(and(inArray(readReceipts.conversation, [...ids]), IS_TOLD))
