import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MailContent } from '#domain/platform/text/mail-text.ts'

/** Forms of the last month, so that one that a browser sends again is not taken twice. */
export const idempotencyKeys = pgTable(
  'taken_forms',
  {
    /**
     * SHA-256 of the `Idempotency-Key` header, or of what a message says, base64url: a key may have any length and
     * contain anything.
     */
    keyHash: text('key_hash').primaryKey(),
    takenAt: timestamp('taken_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [index('taken_forms_taken_at').on(row.takenAt)],
)

/** A mail to one recipient. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** What `text` and the HTML are made from; only mails that a person wrote have none. */
  readonly content?: MailContent
  /** The address for replies, if it is not the sender. */
  readonly replyTo?: string
  /** Groups mails into one thread in the recipient's mail program; reveals nothing else. */
  readonly thread?: string
  /** The account that the mail is about; deleting it also deletes the unsent mail. */
  readonly account?: string
  /** The account whose words it quotes; deleting it also deletes the unsent mail. */
  readonly writer?: string
  /** The URL for one-click unsubscription (RFC 8058). */
  readonly unsubscribe?: string
  /** The calendar file for the recipient (RFC 5546). */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string }
}

/** Undelivered mails; delivery deletes the row. */
export const mailSpool = pgTable(
  'mail_spool',
  {
    /** The id is in the Message-ID too, so that mail servers recognize duplicates. */
    id: uuid().primaryKey(),
    mail: jsonb().$type<Mail>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /**
     * The next delivery attempt, and the end of the lease while a process delivers; null for never.
     */
    dueAt: timestamp('due_at', { withTimezone: true, precision: 3 }),
    tries: integer().notNull().default(0),
    /** Why the last attempt failed. Undeliverable mails stay, without `dueAt`. */
    problem: text(),
  },
  (row) => [index('mail_spool_due_at').on(row.dueAt)],
)

export type SpooledMail = typeof mailSpool.$inferSelect
