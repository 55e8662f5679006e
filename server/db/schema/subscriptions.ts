import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Who asked for the newsletter; an address stands here once, however it is written. */
export const subscriptions = pgTable('subscriptions', {
  /** As `emailKey` of domain/contact/email.ts makes it. */
  emailKey: text('email_key').primaryKey(),
  /** The address as it was typed. */
  email: text().notNull(),
  /** Goes with every link that is mailed: it confirms, and it ends the subscription. */
  token: text().notNull().unique(),
  askedAt: timestamp('asked_at', { withTimezone: true, precision: 3 }).notNull(),
  /** Null until the link of the first message was followed; until then nothing else is sent. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true, precision: 3 }),
})

export type SubscriptionRow = typeof subscriptions.$inferSelect
