import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { FREQUENCIES } from '#domain/catalog/saved-search/alert-due.ts'
import { type Scope, SEARCH_EVENTS } from '#domain/catalog/saved-search/event.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/platform/language.ts'
import { moment } from '#server/platform/db/columns.ts'

/**
 * Searches of which somebody wants to be told. What narrows one is in `query`; the columns after it repeat as much as
 * finds the few searches that a change can concern.
 */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The token of its page: whoever has it may change a search of an address. */
    token: text().notNull().unique(),
    /** For programs, which are given links of alerts: it opens them and the feed, and changes nothing. */
    feedToken: uuid('feed_token').notNull().unique().defaultRandom(),
    /** The account; null for a search by an email address. It may be one of Firebase. */
    owner: text(),
    /** The email address as typed, and its key from `normalizeEmail`; null for a search of an account. */
    email: text(),
    emailKey: text('email_key'),
    language: text({ enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
    /** Empty for the words of the search itself. */
    name: text().notNull().default(''),
    /** As in the URL of `/property`, in canonical order. */
    query: text().notNull(),
    type: text({ enum: ['sale', 'rent'] }).notNull(),
    /** As the catalog spells it; '' for any. */
    city: text().notNull(),
    /** 1 to 4, where 4 means four or more; empty for any. */
    rooms: integer().array().notNull(),
    /** Dollars; null for any, and for bounds in another currency, whose rate changes. */
    priceMin: doublePrecision('price_min'),
    priceMax: doublePrecision('price_max'),
    frequency: text({ enum: FREQUENCIES }).notNull().default('daily'),
    scope: text().$type<Scope>().notNull().default('all'),
    /** Hours of Kyiv. */
    quietFrom: integer('quiet_from').notNull().default(22),
    quietUntil: integer('quiet_until').notNull().default(8),
    byMail: boolean('by_mail').notNull().default(true),
    /** Where alerts are posted, and the key that signs them; both or neither. */
    webhookUrl: text('webhook_url'),
    webhookSecret: text('webhook_secret'),
    createdAt: moment('created_at').notNull(),
    /** When the link was last mailed that confirms the address. */
    askedAt: moment('asked_at'),
    /** Null until the address is confirmed; nothing is noted before. */
    confirmedAt: moment('confirmed_at'),
    /** When the next alert leaves; null while there is nothing to tell. */
    dueAt: moment('due_at'),
    /** The number of the last alert. */
    lastAlert: integer('last_alert').notNull().default(0),
    lastAlertAt: moment('last_alert_at'),
  },
  (row) => [
    index('saved_searches_kind').on(row.type, row.city),
    index('saved_searches_due_at').on(row.dueAt),
    uniqueIndex('saved_searches_owner').on(row.owner, row.query),
    uniqueIndex('saved_searches_email').on(row.emailKey, row.query),
    check('saved_searches_for', sql`(${row.owner} is null) = (${row.emailKey} is not null)`),
    check(
      'saved_searches_quiet',
      sql`${row.quietFrom} between 0 and 23 and ${row.quietUntil} between 0 and 23`,
    ),
    check(
      'saved_searches_webhook',
      sql`(${row.webhookUrl} is null) = (${row.webhookSecret} is null)`,
    ),
  ],
)

export type SavedSearchRow = typeof savedSearches.$inferSelect

/** What a search was told, or will be: a change of a home, once for each. */
export const searchHits = pgTable(
  'search_hits',
  {
    search: bigint({ mode: 'number' })
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    /** The number of the change in `listing_events`. */
    seq: bigint({ mode: 'number' }).notNull(),
    event: text({ enum: SEARCH_EVENTS }).notNull(),
    type: text({ enum: ['sale', 'rent'] }).notNull(),
    id: integer().notNull(),
    at: moment('at').notNull(),
    /** Prices before and after, in whole units of the currency (ISO 4217); null while nobody could see the home. */
    wasAmount: bigint('was_amount', { mode: 'number' }),
    amount: bigint({ mode: 'number' }),
    currency: text().notNull(),
    /** The number of the alert that tells it; null while it waits. */
    alert: integer(),
  },
  // Thousands a second can be written, so there is no second index: a search has few enough to look through.
  (row) => [primaryKey({ columns: [row.search, row.seq] })],
)

export type SearchHitRow = typeof searchHits.$inferSelect

/** Alerts of a search, numbered from 1 without gaps. */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    search: bigint({ mode: 'number' })
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    at: moment('at').notNull(),
    /** How many homes it is about, and how many changes of them. */
    homes: integer().notNull(),
    changes: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.search, row.number] }),
    index('search_alerts_at').on(row.at),
  ],
)

export type SearchAlertRow = typeof searchAlerts.$inferSelect

/** Browsers that a search notifies (RFC 8291). */
export const searchBrowsers = pgTable(
  'search_browsers',
  {
    search: bigint({ mode: 'number' })
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    /** The URL of its push service for this browser. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.search, row.endpoint] })],
)

/** Alerts that wait to be posted to a browser or to a webhook. */
export const alertPosts = pgTable(
  'alert_posts',
  {
    /** The same for every attempt. */
    id: uuid().primaryKey(),
    search: bigint({ mode: 'number' }).notNull(),
    alert: integer().notNull(),
    /** The browser; null for the webhook. */
    endpoint: text(),
    createdAt: moment('created_at').notNull(),
    /** The next attempt, and the end of the lease while a process makes one. */
    dueAt: moment('due_at').notNull(),
    tries: integer().notNull().default(0),
  },
  (row) => [
    index('alert_posts_due_at').on(row.dueAt),
    foreignKey({
      name: 'alert_posts_of',
      columns: [row.search, row.alert],
      foreignColumns: [searchAlerts.search, searchAlerts.number],
    }).onDelete('cascade'),
  ],
)

export type AlertPostRow = typeof alertPosts.$inferSelect

/** The key of the site by which push services know it (RFC 8292); one row. */
export const pushKeys = pgTable('push_keys', {
  kid: text().primaryKey(),
  /** A JSON Web Key of P-256 with its private part. */
  privateKey: jsonb('private_key').$type<JsonWebKey>().notNull(),
})
