import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Party } from '#domain/conversation/party.ts'
import type { ReadReceipt } from '#domain/conversation/read-receipt.ts'
import type { Queryable } from '#server/db/open.ts'
import { conversations, readReceipts, receiptChoices } from '#server/db/schema/conversations.ts'

/** Whether an account tells others when it has read something, and is told. */
export async function tellsReading(db: Queryable, uid: string): Promise<boolean> {
  const found = await db.select().from(receiptChoices).where(eq(receiptChoices.uid, uid))
  return found.length > 0
}

interface FoundReceipt {
  readonly conversation: string
  /** Who has read. */
  readonly party: Party
  readonly seq: number
  readonly readAt: Date
}

/** Of conversations in which both tell each other, and of nothing that was read before. */
export const listReceipts = (db: Queryable, ids: readonly string[]): Promise<FoundReceipt[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({
          conversation: readReceipts.conversation,
          party: readReceipts.party,
          seq: readReceipts.seq,
          readAt: readReceipts.readAt,
        })
        .from(readReceipts)
        .innerJoin(conversations, eq(conversations.id, readReceipts.conversation))
        .where(
          and(
            inArray(readReceipts.conversation, [...ids]),
            sql`2 = (
              select count(*) from ${receiptChoices}
              where ${receiptChoices.uid} in (${conversations.seeker}, ${conversations.owner})
                and ${receiptChoices.chosenAt} <= ${readReceipts.readAt}
            )`,
          ),
        )

export const toReadReceipt = ({ seq, readAt }: FoundReceipt): ReadReceipt => ({
  seq,
  readAt: readAt.toISOString(),
})
