import { randomBytes } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Party } from '#domain/messages/conversation/party.ts'
import { replyAddresses } from '#server/messages/tables.ts'
import { one } from '#server/platform/db/one.ts'
import type { Queryable } from '#server/platform/db/open.ts'

const TOKEN_BYTES = 20

/** The token of a party's reply address; the same in all mails about a conversation. */
export async function getReplyToken(
  db: Queryable,
  conversation: string,
  party: Party,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('hex')
  const rows = await db
    .insert(replyAddresses)
    .values({ token, conversation, party })
    // PostgreSQL returns an existing row only if it is updated.
    .onConflictDoUpdate({
      target: [replyAddresses.conversation, replyAddresses.party],
      set: { party },
    })
    .returning({ token: replyAddresses.token })
  return one(rows).token
}

/** Deletes the reply addresses of one party in these conversations. */
export const eraseReplyAddresses = (db: Queryable, ids: SQL, party: Party) =>
  db
    .delete(replyAddresses)
    .where(and(eq(replyAddresses.party, party), sql`${replyAddresses.conversation} in ${ids}`))
