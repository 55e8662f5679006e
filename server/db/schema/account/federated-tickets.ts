import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Single-use, short-lived proofs that an external provider authenticated a person: issued in the
 * OAuth callback, redeemed when the browser signs in.
 */
export const federatedTickets = pgTable(
  'federated_tickets',
  {
    hash: text().primaryKey(),
    provider: text({ enum: ['google.com', 'github.com'] }).notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean('email_verified').notNull(),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
    /** When the person last authenticated at the provider; null if unknown. */
    authTime: timestamp('auth_time', { withTimezone: true, precision: 0 }),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [index('federated_tickets_expires_at').on(row.expiresAt)],
)
