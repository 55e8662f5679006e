import { and, eq, gt, isNotNull, isNull, lte, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import type { Party } from '#domain/messages/conversation/party.ts'
import { conversations, mailRefusals, messages } from '#server/messages/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** SQL condition: the person has unread messages that no mail has announced. */
export function isDueFor(db: Queryable, party: Party, now: Date): SQL | undefined {
  const uid = conversations[party]
  const read = conversations[`${party}Read` as const]
  const mailed = conversations[`${party}Mailed` as const]
  const leftAt = conversations[`${party}LeftAt` as const]
  const { mailDelayMs, maxMailAgeMs } = CONVERSATION_LIMITS
  const unread = db
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(
        eq(messages.conversation, conversations.id),
        gt(messages.seq, read),
        ne(messages.sender, party),
        isNotNull(messages.text),
        lte(messages.sentAt, new Date(now.getTime() - mailDelayMs)),
      ),
    )
  const refusal = db.select({ one: sql`1` }).from(mailRefusals).where(eq(mailRefusals.uid, uid))
  return and(
    gt(conversations.lastAt, new Date(now.getTime() - maxMailAgeMs)),
    isNotNull(uid),
    isNull(leftAt),
    lte(mailed, read),
    sql`exists ${unread}`,
    notExists(refusal),
  )
}

export const listDue = (db: Queryable, party: Party, now: Date): Promise<{ id: string }[]> =>
  db
    .select({ id: conversations.id })
    .from(conversations)
    .where(isDueFor(db, party, now))
