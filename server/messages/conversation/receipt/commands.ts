import { eq, inArray, or, sql } from 'drizzle-orm'
import { getCounterpart, type Party } from '#domain/messages/conversation/party.ts'
import { blocks, conversations, readReceipts, receiptChoices } from '#server/messages/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** Turning receipts off deletes those of both people, in all conversations. */
export function setReadReceipts(
  db: Queryable,
  uid: string,
  isWanted: boolean,
  now: Date,
): Promise<void> {
  return db.transaction(async (transaction) => {
    if (isWanted) {
      await transaction.insert(receiptChoices).values({ uid, chosenAt: now }).onConflictDoNothing()
      return
    }
    await transaction.delete(receiptChoices).where(eq(receiptChoices.uid, uid))
    const own = transaction
      .select({ id: conversations.id })
      .from(conversations)
      .where(or(eq(conversations.seeker, uid), eq(conversations.owner, uid)))
    await transaction.delete(readReceipts).where(inArray(readReceipts.conversation, own))
  })
}

/**
 * Stores a receipt if both share receipts and neither blocks the other.
 *
 * @returns the other, who is to be told; `null` if nothing was stored
 */
export async function addReceipt(
  db: Queryable,
  { id, party, seq }: { readonly id: string; readonly party: Party; readonly seq: number },
  now: Date,
): Promise<string | null> {
  const at = sql`${now.toISOString()}::timestamptz`
  // Whoever turns receipts off at the same time waits for this statement, then deletes its row.
  const { rows } = await db.execute<{ other: string }>(sql`
    with wanted as (
      select ${receiptChoices.uid} from ${receiptChoices}
      join ${conversations} on ${conversations.id} = ${id}
        and ${receiptChoices.uid} in (${conversations.seeker}, ${conversations.owner})
      for share of ${receiptChoices}
    ), noted as (
      insert into ${readReceipts} (conversation, party, seq, read_at)
      select id, ${party}, least(${seq}::integer, last_seq), ${at} from ${conversations}
      where id = ${id} and (select count(*) from wanted) = 2 and not exists (
        select from ${blocks}
        where ${blocks.blocker} in (seeker, owner) and ${blocks.blocked} in (seeker, owner)
      )
      on conflict (conversation, party) do update
        set seq = excluded.seq, read_at = excluded.read_at
        where read_receipts.seq < excluded.seq
      returning conversation
    )
    select ${sql.identifier(getCounterpart(party))} as other from ${conversations}
    join noted on noted.conversation = id`)
  return rows[0]?.other ?? null
}
