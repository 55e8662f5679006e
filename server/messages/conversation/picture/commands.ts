import { type SQL, sql } from 'drizzle-orm'
import type { Party } from '#domain/messages/conversation/party.ts'
import { messagePictures, messages } from '#server/messages/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

export interface MessagePicture {
  readonly bytes: Buffer<ArrayBuffer>
  readonly width: number
  readonly height: number
  /** The hash of the file's bytes: equal files have the same hash. */
  readonly hash: string
}

/** Deletes all pictures that one party sent in these conversations. */
export const erasePictures = (db: Queryable, ids: SQL, sender: Party) =>
  db.delete(messagePictures).where(
    sql`(${messagePictures.conversation}, ${messagePictures.seq}) in (
      select ${messages.conversation}, ${messages.seq} from ${messages}
      where ${messages.conversation} in ${ids} and ${messages.sender} = ${sender}
    )`,
  )
