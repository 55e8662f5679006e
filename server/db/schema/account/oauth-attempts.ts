import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Authorization requests that wait for their callback: deleted by the callback, or when they have
 * expired.
 */
export const oauthAttempts = pgTable(
  'oauth_attempts',
  {
    /** SHA-256 of the `state` parameter, base64url. */
    stateHash: text('state_hash').primaryKey(),
    /** SHA-256 of the cookie that binds the callback to the browser, base64url. */
    browserHash: text('browser_hash').notNull(),
    provider: text({ enum: ['google.com', 'github.com'] }).notNull(),
    /** By which the page that opened the popup recognizes the result. */
    attempt: uuid().notNull(),
    /** PKCE (RFC 7636). */
    codeVerifier: text('code_verifier').notNull(),
    /** Returned in the ID token; null for providers without ID tokens. */
    nonce: text(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    index('oauth_attempts_expires_at').on(row.expiresAt),
    check('oauth_attempts_provider', sql`${row.provider} in ('google.com', 'github.com')`),
  ],
)

export type OAuthAttemptRow = typeof oauthAttempts.$inferSelect
