import { randomBytes } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Party } from '#domain/conversation/party.ts'
import type { Queryable } from '#server/db/open.ts'
import { replyAddresses } from '#server/db/schema/conversations.ts'

const TOKEN_BYTES = 20

/** Of the address at which one of the two replies; the same for all mails about a conversation. */
export async function getReplyToken(
  db: Queryable,
  conversation: string,
  party: Party,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('hex')
  const [row] = await db
    .insert(replyAddresses)
    .values({ token, conversation, party })
    // What is there already is returned only if it is touched.
    .onConflictDoUpdate({
      target: [replyAddresses.conversation, replyAddresses.party],
      set: { party },
    })
    .returning({ token: replyAddresses.token })
  return row?.token ?? ''
}

/** Those at which one party replied in these conversations. */
export const eraseReplyAddresses = (db: Queryable, ids: SQL, party: Party) =>
  db
    .delete(replyAddresses)
    .where(and(eq(replyAddresses.party, party), sql`${replyAddresses.conversation} in ${ids}`))
