import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Party } from '#domain/messages/conversation/party.ts'
import { type MessageRow, messagePictures, messages } from '#server/messages/tables.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'

export interface MessagePicture {
  readonly bytes: Buffer<ArrayBuffer>
  readonly width: number
  readonly height: number
  /** The hash of the file's bytes: equal files have the same hash. */
  readonly hash: string
}

type MessageKey = Pick<MessageRow, 'conversation' | 'seq'>

export async function addMessagePictures(
  transaction: Transaction,
  { conversation, seq }: MessageKey,
  pictures: readonly MessagePicture[],
): Promise<void> {
  if (pictures.length === 0) return
  await transaction.insert(messagePictures).values(
    pictures.map(({ bytes, width, height }, at) => ({
      conversation,
      seq,
      position: at + 1,
      width,
      height,
      picture: bytes,
    })),
  )
}

export const removeMessagePictures = (db: Queryable, { conversation, seq }: MessageKey) =>
  db
    .delete(messagePictures)
    .where(and(eq(messagePictures.conversation, conversation), eq(messagePictures.seq, seq)))

/** Deletes all pictures that one party sent in these conversations. */
export const erasePictures = (db: Queryable, ids: SQL, sender: Party) =>
  db.delete(messagePictures).where(
    sql`(${messagePictures.conversation}, ${messagePictures.seq}) in (
      select ${messages.conversation}, ${messages.seq} from ${messages}
      where ${messages.conversation} in ${ids} and ${messages.sender} = ${sender}
    )`,
  )
