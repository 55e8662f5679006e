import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Proof, good once and for a moment, that an outside provider vouched for someone: made when the
 * provider's answer came in, redeemed when the browser signs in with it.
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
    /** When the person last proved to the provider who they are; null where it does not say. */
    authTime: timestamp('auth_time', { withTimezone: true, precision: 0 }),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [index('federated_tickets_expires_at').on(row.expiresAt)],
)
