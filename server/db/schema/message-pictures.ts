import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea } from './columns/bytea.ts'
import { messages } from './conversations.ts'

/** Pictures of messages; deleted with them. */
export const messagePictures = pgTable(
  'message_pictures',
  {
    conversation: text().notNull(),
    seq: integer().notNull(),
    /** Counts from 1. */
    position: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** JPEG without metadata, never at a public URL. */
    picture: bytea().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.conversation, row.seq, row.position] }),
    foreignKey({
      name: 'message_pictures_message',
      columns: [row.conversation, row.seq],
      foreignColumns: [messages.conversation, messages.seq],
    }).onDelete('cascade'),
  ],
)
