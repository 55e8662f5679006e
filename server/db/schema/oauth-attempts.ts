import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Sign-ins that wait for a provider's answer: written when the popup leaves for the provider, taken
 * out by the answer, swept when nobody came back.
 */
export const oauthAttempts = pgTable(
  'oauth_attempts',
  {
    /** SHA-256 of the `state` that travels through the provider, base64url. */
    stateHash: text('state_hash').primaryKey(),
    /** SHA-256 of the cookie that binds the answer to the browser that asked, base64url. */
    browserHash: text('browser_hash').notNull(),
    provider: text({ enum: ['google.com', 'github.com'] }).notNull(),
    /** By this name the page that opened the popup knows its answer. */
    attempt: uuid().notNull(),
    /** PKCE: what proves that the code was asked for here. */
    codeVerifier: text('code_verifier').notNull(),
    /** Comes back inside of an ID token; null where there is none. */
    nonce: text(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    index('oauth_attempts_expires_at').on(row.expiresAt),
    check('oauth_attempts_provider', sql`${row.provider} in ('google.com', 'github.com')`),
  ],
)

/** An attempt as the database holds it. */
export type OAuthAttemptRow = typeof oauthAttempts.$inferSelect
