import { and, eq, sql } from 'drizzle-orm'
import { conversations, messagePictures, messages } from '#server/messages/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

export type PictureKey = Pick<
  typeof messagePictures.$inferSelect,
  'conversation' | 'seq' | 'position'
>

export async function findMessagePicture(
  db: Queryable,
  { conversation, seq, position }: PictureKey,
): Promise<Buffer<ArrayBuffer> | null> {
  const [row] = await db
    .select({ picture: messagePictures.picture })
    .from(messagePictures)
    .where(
      and(
        eq(messagePictures.conversation, conversation),
        eq(messagePictures.seq, seq),
        eq(messagePictures.position, position),
      ),
    )
  return row?.picture ?? null
}

/** Bytes of all stored pictures that an account sent. */
export async function countPictureBytes(db: Queryable, uid: string): Promise<number> {
  const [row] = await db
    .select({
      bytes: sql<number>`coalesce(sum(octet_length(${messagePictures.picture})), 0)::integer`,
    })
    .from(messagePictures)
    .innerJoin(
      messages,
      and(
        eq(messages.conversation, messagePictures.conversation),
        eq(messages.seq, messagePictures.seq),
      ),
    )
    .innerJoin(conversations, eq(conversations.id, messages.conversation))
    .where(
      sql`case when ${messages.sender} = 'seeker' then ${conversations.seeker} else ${conversations.owner} end = ${uid}
        and (${conversations.seeker} = ${uid} or ${conversations.owner} = ${uid})`,
    )
  return row?.bytes ?? 0
}
