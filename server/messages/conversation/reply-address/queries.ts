import { eq, sql } from 'drizzle-orm'
import { OFFERED_BY } from '#server/catalog/representative/queries.ts'
import { listings } from '#server/catalog/tables.ts'
import { isItsListing } from '#server/messages/conversation/queries.ts'
import { conversations, replyAddresses } from '#server/messages/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

export type Replier = NonNullable<Awaited<ReturnType<typeof findReplier>>>

/** `null` if the token is unknown, or its person has left the conversation. */
export async function findReplier(db: Queryable, token: string) {
  const isSeeker = eq(replyAddresses.party, 'seeker')
  const [row] = await db
    .select({
      uid: sql<
        string | null
      >`case when ${isSeeker} then ${conversations.seeker} else ${conversations.owner} end`,
      hasLeft: sql<boolean>`case when ${isSeeker} then ${conversations.seekerLeftAt} else ${conversations.ownerLeftAt} end is not null`,
      id: conversations.id,
      party: replyAddresses.party,
      offeredBy: OFFERED_BY,
    })
    .from(replyAddresses)
    .innerJoin(conversations, eq(conversations.id, replyAddresses.conversation))
    .leftJoin(listings, isItsListing)
    .where(eq(replyAddresses.token, token))
  if (row === undefined) return null
  const { uid, hasLeft, ...found } = row
  return uid === null || hasLeft ? null : { uid, ...found }
}
