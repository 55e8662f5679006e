import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { ROLES } from '#domain/people/role.ts'
import { LANGUAGES } from '#domain/platform/language.ts'

/** With Firebase the accounts are not in our tables, so `uid` references no table. */
export const accountRoles = pgTable(
  'account_roles',
  {
    uid: text().notNull(),
    role: text({ enum: ROLES }).notNull(),
    grantedAt: timestamp('granted_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.uid, row.role] }),
    check('account_roles_role', sql`${row.role} in ('moderator', 'admin')`),
  ],
)

/** Unused with Firebase, which has its own accounts. */
export const accounts = pgTable('accounts', {
  uid: text().primaryKey(),
  /** The email address as typed. */
  email: text().notNull(),
  /** The key from `normalizeEmail`: one email address has one account. */
  emailKey: text('email_key').notNull().unique(),
  /** Whether the address was confirmed, by a mailed link or by the external provider. */
  emailVerified: boolean('email_verified').notNull().default(false),
  /** The password in PHC string format; null for an account without a password. */
  passwordHash: text('password_hash'),
  displayName: text('display_name'),
  photoUrl: text('photo_url'),
  disabled: boolean().notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true, precision: 3 }).notNull(),
})

/** The language of mails about what others do. With Firebase the accounts are not in our tables. */
export const personLanguages = pgTable('person_languages', {
  uid: text().primaryKey(),
  language: text({ enum: LANGUAGES }).notNull(),
})

/** Links accounts to accounts of external providers. */
export const accountProviders = pgTable(
  'account_providers',
  {
    provider: text({ enum: ['google.com', 'github.com'] }).notNull(),
    /** The provider's id of the person; never changes. */
    subject: text().notNull(),
    uid: text()
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    email: text().notNull(),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
  },
  (row) => [
    primaryKey({ columns: [row.provider, row.subject] }),
    index('account_providers_uid').on(row.uid),
  ],
)

export type AccountRow = typeof accounts.$inferSelect
export type AccountProviderRow = typeof accountProviders.$inferSelect

/** Single-use codes of mailed links. Only hashes are stored. */
export const actionCodes = pgTable(
  'action_codes',
  {
    hash: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    kind: text({ enum: ['PASSWORD_RESET', 'VERIFY_EMAIL'] }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    index('action_codes_uid').on(row.uid),
    index('action_codes_expires_at').on(row.expiresAt),
  ],
)

export type ActionCodeKind = (typeof actionCodes.$inferSelect)['kind']

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

/** Browsers that an account was used in. A sign-in from a new one is notified by mail. */
export const knownDevices = pgTable(
  'known_devices',
  {
    uid: text()
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    /** The hash of the device cookie and the uid, so that two accounts in one browser cannot be linked. */
    hash: text().notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When the account last signed in there. */
    seenAt: timestamp('seen_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.uid, row.hash] }),
    index('known_devices_seen_at').on(row.seenAt),
  ],
)

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
    /** The attempt by which the page that opened the popup recognizes the result. */
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

/**
 * Sessions by the hash of their cookie. With Firebase the accounts are not in our tables, so `uid`
 * references no table.
 */
export const sessions = pgTable(
  'sessions',
  {
    hash: text().primaryKey(),
    uid: text().notNull(),
    email: text(),
    /** Whether the email address was verified when the session was created. */
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The row of `sign_ins`; null with Firebase. */
    signInId: text('sign_in_id'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    index('sessions_uid').on(row.uid),
    index('sessions_sign_in_id').on(row.signInId),
    index('sessions_expires_at').on(row.expiresAt),
  ],
)

export type SessionRow = typeof sessions.$inferSelect

/** One row per sign-in until the sign-out, with hashes of its valid refresh tokens. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    /** Issued and unused tokens: one, or one for each tab that refreshed concurrently. */
    unusedHashes: jsonb('unused_hashes').$type<string[]>().notNull(),
    /** The token that those were issued for. */
    usedHash: text('used_hash'),
    /** `password`, or the external provider. */
    provider: text().notNull(),
    /** The name from `formatDeviceName`. */
    device: text(),
    /** When the person last authenticated. Whole seconds, as in tokens. */
    authTime: timestamp('auth_time', { withTimezone: true, precision: 0 }).notNull(),
    /** May be later than `authTime`, which an external provider reports. */
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [index('sign_ins_uid').on(row.uid), index('sign_ins_used_at').on(row.usedAt)],
)

export type SignInRow = typeof signIns.$inferSelect

/** Keys of identity tokens: the newest signs, all verify. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  /** PKCS #8 in PEM. */
  privateKey: text('private_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
})

export type SigningKeyRow = typeof signingKeys.$inferSelect
