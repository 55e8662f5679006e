import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/platform/language.ts'

/** Newsletter subscriptions, one per normalized email address. */
export const subscriptions = pgTable('subscriptions', {
  /** The key from `normalizeEmail`. */
  emailKey: text('email_key').primaryKey(),
  /** The email address as typed. */
  email: text().notNull(),
  /** The token in every mailed link, which confirms or ends the subscription. */
  token: text().notNull().unique(),
  /** Of the page on which it was asked for. */
  language: text({ enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
  askedAt: timestamp('asked_at', { withTimezone: true, precision: 3 }).notNull(),
  /** Null until the link of the first mail is opened; no other mail is sent before. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true, precision: 3 }),
})

export type SubscriptionRow = typeof subscriptions.$inferSelect
