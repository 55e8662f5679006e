import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { FACTS } from '#domain/catalog/listing/facts.ts'
import { FREQUENCIES } from '#domain/catalog/saved-search/due.ts'
import { type Scope, SEARCH_EVENTS } from '#domain/catalog/saved-search/event.ts'
import type { Register } from '#domain/catalog/shortlist/register.ts'
import { SHORTLIST_ROLES } from '#domain/catalog/shortlist/role.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/platform/language.ts'

/** The rates for prices in other currencies; empty while the shipped ones apply. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    /** ISO 4217. */
    currency: text().primaryKey(),
    unitsPerDollar: doublePrecision('units_per_dollar').notNull(),
    ratedOn: date('rated_on', { mode: 'string' }).notNull(),
  },
  (row) => [check('exchange_rates_units_per_dollar', sql`${row.unitsPerDollar} > 0`)],
)

/** Ids of imported listings, shared by both types. Samples have ids below 1000. */
export const listingId = pgSequence('listing_id', { startWith: 1000, maxValue: 2 ** 31 - 1 })

/**
 * The fields of docs/product/catalog.md, "Listing", and those that only the server knows. Searches run in
 * memory, so besides the keys there is only an index for following changes.
 */
export const listings = pgTable(
  'listings',
  {
    type: text({ enum: ['sale', 'rent'] }).notNull(),
    id: integer().notNull(),
    /** The price as visitors see it in English, for the previous version. Nothing reads it. */
    priceText: text('price_text').notNull(),
    /**
     * The price in its original currency, if that is not the dollar: whole units of the currency
     * (ISO 4217).
     */
    askedAmount: bigint('asked_amount', { mode: 'number' }),
    askedCurrency: text('asked_currency'),
    /** The day of the rate that converted it to dollars. */
    ratedOn: date('rated_on', { mode: 'string' }),
    /** The price in whole dollars. */
    price: bigint({ mode: 'number' }).notNull(),
    /**
     * The unit in which the source wrote prices (1, 1,000 or 1,000,000), if it is not the usual
     * one.
     */
    priceUnit: integer('price_unit'),
    address: text().notNull(),
    description: text().notNull(),
    /** The description in these languages, where it is known besides the main one. */
    descriptionEn: text('description_en'),
    descriptionUk: text('description_uk'),
    /** What the source called the rooms; English if that was a number, for the previous version. */
    countRooms: text('count_rooms').notNull(),
    rooms: integer().notNull(),
    /**
     * A standard value, or `other`. Null if the source does not say; so are all nullable facts
     * below.
     */
    condition: text(),
    /** The words of `other`. */
    conditionText: text('condition_text'),
    /** What `condition` means for the renovation filter. */
    renovation: boolean(),
    /** m², may be fractional. */
    area: doublePrecision(),
    floor: integer(),
    totalFloors: integer('total_floors'),
    images: jsonb().$type<string[]>().notNull(),
    realtorName: text('realtor_name'),
    realtorAvatar: text('realtor_avatar'),
    realtorPhone: text('realtor_phone'),
    /**
     * What was checked of the realtor, by whom, and the first and last day; all or none. Feeds
     * cannot set it.
     */
    verifiedWhat: text('verified_what'),
    verifiedBy: text('verified_by'),
    verifiedOn: date('verified_on', { mode: 'string' }),
    verifiedUntil: date('verified_until', { mode: 'string' }),
    /** The flag of the previous version, which had no end date. Nothing reads it. */
    realtorVerified: boolean('realtor_verified').notNull().default(false),
    /** Standard values, or `other`; null beside a text that the previous version wrote. */
    heating: text(),
    walls: text(),
    /** The words of `other`; English for standard values, for the previous version. */
    heatingSystem: text('heating_system'),
    wallType: text('wall_type'),
    yearOfConstruction: integer('year_of_construction'),
    pets: text({ enum: FACTS.pets.values }),
    furnished: text({ enum: FACTS.furnished.values }),
    bathrooms: integer(),
    /** m². */
    kitchen: doublePrecision(),
    balcony: text({ enum: FACTS.balcony.values }),
    elevator: text({ enum: FACTS.elevator.values }),
    parking: text({ enum: FACTS.parking.values }),
    /** Whole units of the currency of the price; 0 is none. */
    commission: integer(),
    /** Up to `MAX_DEPOSIT_MONTHS` months of rent, above that whole units of the currency of the price. */
    deposit: integer(),
    utilities: text({ enum: FACTS.utilities.values }),
    /** Months. */
    minTerm: integer('min_term'),
    availableFrom: date('available_from', { mode: 'string' }),
    children: text({ enum: FACTS.children.values }),
    registration: text({ enum: FACTS.registration.values }),
    generatorElevator: text('generator_elevator', { enum: FACTS.generatorElevator.values }),
    generatorWater: text('generator_water', { enum: FACTS.generatorWater.values }),
    generatorHeating: text('generator_heating', { enum: FACTS.generatorHeating.values }),
    generatorCorridors: text('generator_corridors', { enum: FACTS.generatorCorridors.values }),
    /** Watt-hours. */
    inverter: integer(),
    gasStove: text('gas_stove', { enum: FACTS.gasStove.values }),
    internet: text({ enum: FACTS.internet.values }),
    /** Meters. */
    shelter: integer(),
    /** Floors. */
    climb: integer(),
    /** $/m²; null for rentals and if unknown. */
    pricePerSquare: doublePrecision('price_per_square'),
    city: text().notNull(),
    /** The id of a city that the site knows. */
    cityId: text('city_id'),
    /** Parts of the street address that are known for certain. */
    district: text(),
    street: text(),
    building: text(),
    metro: text(),
    complex: text(),
    /** Null if only the city is known. */
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** Meters around the point within which the exact place is; null if the point is exact. */
    placeRadius: integer('place_radius'),
    /** The account that offers the listing; null for samples. */
    owner: text(),
    status: text({ enum: ['draft', 'published'] })
      .notNull()
      .default('published'),
    /**
     * Whether its owner was asked if it is still free, and has not answered; then it is sorted
     * after all others.
     */
    isLate: boolean('is_late').notNull().default(false),
    /** When its owner last said that it is still free; null for our own samples and for feeds. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, precision: 3 }),
    /** Whole seconds, so that "newest first" sorts as in memory. */
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 0 }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Set when withdrawn; the row stays, so that index followers see the deletion. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
    /** The feed that the listing was imported from, and its key there; null for our own. */
    feed: text(),
    feedKey: text('feed_key'),
    /** When the listing last changed, according to the feed. */
    feedModifiedAt: timestamp('feed_modified_at', { withTimezone: true, precision: 3 }),
    /**
     * When an import last wrote the listing; null for our own, and for imports before this column.
     */
    importedAt: timestamp('imported_at', { withTimezone: true, precision: 3 }),
    /** The first listing of the same home, if this one put it up again (`domain/catalog/history/same-home.ts`). */
    home: integer(),
    /** By how many percent its price is lower than it was, and since when (`price-change.ts` there). */
    priceDrop: integer('price_drop'),
    priceDropSince: timestamp('price_drop_since', { withTimezone: true, precision: 3 }),
  },
  (row) => [
    primaryKey({ columns: [row.type, row.id] }),
    index('listings_home').on(row.type, row.home).where(sql`${row.home} is not null`),
    index('listings_building')
      .on(row.type, row.city, row.building, row.rooms)
      .where(sql`${row.building} is not null`),
    index('listings_price_drop_since')
      .on(row.priceDropSince)
      .where(sql`${row.priceDropSince} is not null`),
    index('listings_updated_at_id').on(row.updatedAt, row.id),
    index('listings_kind')
      .on(row.type, row.city, row.rooms, row.id)
      .where(sql`${row.status} = 'published' and ${row.deletedAt} is null`),
    uniqueIndex('listings_feed_feed_key').on(row.feed, row.feedKey),
    check('listings_type', sql`${row.type} in ('sale', 'rent')`),
    check('listings_id', sql`${row.id} > 0`),
    check('listings_price', sql`${row.price} between 0 and 9007199254740991`),
    check('listings_price_unit', sql`${row.priceUnit} in (1, 1000, 1000000)`),
    check('listings_rooms', sql`${row.rooms} >= 0`),
    check('listings_area', sql`${row.area} > 0 and ${row.area} < 'Infinity'`),
    check(
      'listings_price_per_square',
      sql`${row.pricePerSquare} >= 0 and ${row.pricePerSquare} < 'Infinity'`,
    ),
    check('listings_images', sql`jsonb_typeof(${row.images}) = 'array'`),
    check('listings_lat', sql`${row.lat} between -90 and 90`),
    check('listings_lng', sql`${row.lng} between -180 and 180`),
    check('listings_point', sql`(${row.lat} is null) = (${row.lng} is null)`),
    check('listings_place_radius', sql`${row.placeRadius} > 0`),
    check(
      'listings_asked',
      sql`num_nulls(${row.askedAmount}, ${row.askedCurrency}, ${row.ratedOn}) in (0, 3)`,
    ),
    check(
      'listings_verified',
      sql`num_nulls(${row.verifiedWhat}, ${row.verifiedBy}, ${row.verifiedOn}, ${row.verifiedUntil}) in (0, 4)`,
    ),
    check(
      'listings_price_drop',
      sql`${row.priceDrop} between 1 and 100 and num_nulls(${row.priceDrop}, ${row.priceDropSince}) in (0, 2)`,
    ),
    check('listings_status', sql`${row.status} in ('draft', 'published')`),
  ],
)

export type ListingRow = typeof listings.$inferSelect
export type NewListingRow = typeof listings.$inferInsert

/**
 * What changed of listings, and when. Triggers of its migration write it, so it has the changes of owners, feeds and
 * operators; nothing else adds rows. A listing at an earlier moment is its row with the `was` of later events
 * written over it, the latest first (`domain/catalog/history/rewind.ts`).
 */
export const listingEvents = pgTable(
  'listing_events',
  {
    /** Ascending in the order of changes of a listing. Who reads on from one waits for open transactions. */
    seq: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    type: text({ enum: ['sale', 'rent'] }).notNull(),
    id: integer().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /**
     * What its changed columns had before, by their names, as JSON writes it; null if there was no listing. It lacks
     * columns of people and of bookkeeping, and prices that only new exchange rates changed.
     */
    was: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (row) => [
    index('listing_events_listing').on(row.type, row.id, row.seq),
    foreignKey({
      name: 'listing_events_of',
      columns: [row.type, row.id],
      foreignColumns: [listings.type, listings.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
)

/** How far each reader of `listing_events` has come. */
export const eventCursors = pgTable('event_cursors', {
  reader: text().primaryKey(),
  /** The last event that it has read. */
  seq: bigint({ mode: 'number' }).notNull(),
})

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
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When the link was last mailed that confirms the address. */
    askedAt: timestamp('asked_at', { withTimezone: true, precision: 3 }),
    /** Null until the address is confirmed; nothing is noted before. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, precision: 3 }),
    /** When the next alert leaves; null while there is nothing to tell. */
    dueAt: timestamp('due_at', { withTimezone: true, precision: 3 }),
    /** The number of the last alert. */
    lastAlert: integer('last_alert').notNull().default(0),
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
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
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
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
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
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
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
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** The next attempt, and the end of the lease while a process makes one. */
    dueAt: timestamp('due_at', { withTimezone: true, precision: 3 }).notNull(),
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

/**
 * Accounts that receive messages about homes of a feed. With Firebase the accounts are not in our
 * tables, so they reference no table.
 */
export const representatives = pgTable(
  'representatives',
  {
    feed: text().notNull(),
    /**
     * The realtor's name in listings; '' for all of the feed whose realtor has no other account.
     */
    realtor: text().notNull(),
    uid: text().notNull(),
    linkedAt: timestamp('linked_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.feed, row.realtor] }),
    index('representatives_uid').on(row.uid),
  ],
)

/** What is known of a feed itself; a row appears with its first complete import. */
export const feeds = pgTable('feeds', {
  name: text().primaryKey(),
  /** When it was last read completely, which withdraws listings that are not in it. */
  completedAt: timestamp('completed_at', { withTimezone: true, precision: 3 }).notNull(),
})

/** The favorites of an account; browsers keep copies of the homes, here only their ids are. */
export const hearts = pgTable(
  'hearts',
  {
    uid: text().notNull(),
    type: text({ enum: ['sale', 'rent'] }).notNull(),
    id: integer().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, precision: 3 }).notNull(),
    /** The place among those that were added at the same time. */
    position: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.uid, row.type, row.id] })],
)

/** What several people choose homes from. */
export const shortlists = pgTable(
  'shortlists',
  {
    id: uuid().primaryKey(),
    /** The number of the last change; the row is locked while it grows. */
    seq: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [index('shortlists_changed_at').on(row.changedAt)],
)

/** Whoever has the secret of a link may join with its role. */
export const shortlistLinks = pgTable(
  'shortlist_links',
  {
    id: uuid().primaryKey(),
    list: uuid()
      .notNull()
      .references(() => shortlists.id, { onDelete: 'cascade' }),
    hash: text().notNull().unique(),
    role: text({ enum: SHORTLIST_ROLES }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Since then nobody joins by it, and who did has no access. */
    revokedAt: timestamp('revoked_at', { withTimezone: true, precision: 3 }),
  },
  (row) => [index('shortlist_links_list').on(row.list)],
)

/** A person on a list, known by the account or by the cookie of the browser. */
export const shortlistMembers = pgTable(
  'shortlist_members',
  {
    id: uuid().primaryKey(),
    list: uuid()
      .notNull()
      .references(() => shortlists.id, { onDelete: 'cascade' }),
    /** `null` for whoever made the list, who is its owner. */
    link: uuid().references(() => shortlistLinks.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    uid: text(),
    /** Of the browser's secret. */
    browserHash: text('browser_hash'),
    joinedAt: timestamp('joined_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (row) => [
    uniqueIndex('shortlist_members_uid').on(row.uid, row.list),
    uniqueIndex('shortlist_members_browser').on(row.browserHash, row.list),
    index('shortlist_members_list').on(row.list),
    check('shortlist_members_known', sql`(${row.uid} is null) <> (${row.browserHash} is null)`),
  ],
)

/** The content of lists (`domain/catalog/shortlist/register.ts`). */
export const shortlistRegisters = pgTable(
  'shortlist_registers',
  {
    list: uuid()
      .notNull()
      .references(() => shortlists.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    value: jsonb().$type<{ readonly is: Register['value'] }>().notNull(),
    time: bigint({ mode: 'number' }).notNull(),
    member: uuid().notNull(),
    /** That of the list when it was written. */
    seq: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.list, row.key] })],
)
