import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A message to one person, in plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string
  /** The account that it is about, if it is: with that it goes, if it has not gone out by then. */
  readonly account?: string
  /** Where the reader ends what the message belongs to with one press (RFC 8058). */
  readonly unsubscribe?: string
}

/** Messages that were taken on and are not delivered yet; a row goes when its message has gone. */
export const mailSpool = pgTable(
  'mail_spool',
  {
    /** Also names the message to whoever gets it, so that a second copy is known for one. */
    id: uuid().primaryKey(),
    mail: jsonb().$type<Mail>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When it is tried next; while one process tries, no other does before this. */
    dueAt: timestamp('due_at', { withTimezone: true, precision: 3 }),
    tries: integer().notNull().default(0),
    /** Why the last try failed. A message that nobody takes stays here, with no next try. */
    problem: text(),
  },
  (row) => [index('mail_spool_due_at').on(row.dueAt)],
)

export type SpooledMail = typeof mailSpool.$inferSelect
