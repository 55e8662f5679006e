import { eq, sql } from 'drizzle-orm'
import type { Party } from '#domain/conversation/party.ts'
import type { Queryable } from '#server/db/open.ts'
import { conversations, replyAddresses } from '#server/db/schema/conversations.ts'

/** Who answers in which conversation. */
export interface Answerer {
  readonly uid: string
  /** Of the conversation. */
  readonly id: string
  readonly party: Party
}

/** `null` for a token that nobody has, or somebody who is not in the conversation any more. */
export async function findAnswerer(db: Queryable, token: string): Promise<Answerer | null> {
  const isSeeker = eq(replyAddresses.party, 'seeker')
  const [row] = await db
    .select({
      uid: sql<
        string | null
      >`case when ${isSeeker} then ${conversations.seeker} else ${conversations.owner} end`,
      hasLeft: sql<boolean>`case when ${isSeeker} then ${conversations.seekerLeftAt} else ${conversations.ownerLeftAt} end is not null`,
      id: conversations.id,
      party: replyAddresses.party,
    })
    .from(replyAddresses)
    .innerJoin(conversations, eq(conversations.id, replyAddresses.conversation))
    .where(eq(replyAddresses.token, token))
  if (!row || row.uid === null || row.hasLeft) return null
  return { uid: row.uid, id: row.id, party: row.party }
}
