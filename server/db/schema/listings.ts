import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** Where imported homes get their ids, which both types share; the samples' are below it. */
export const listingId = pgSequence('listing_id', { startWith: 1000, maxValue: 2 ** 31 - 1 })

/**
 * The catalog of homes: what docs/product.md, "Listing" names, in plain columns, and what only
 * the server knows. Searching happens in memory, so the only index beside the key serves those who
 * follow changes.
 */
export const listings = pgTable(
  'listings',
  {
    type: text({ enum: ['sale', 'rent'] }).notNull(),
    id: integer().notNull(),
    /** The price as visitors see it: "15 k", "3.3 m". */
    priceText: text('price_text').notNull(),
    /** The same price in whole dollars. */
    price: bigint({ mode: 'number' }).notNull(),
    address: text().notNull(),
    description: text().notNull(),
    /** The rooms as visitors see them: "4 rooms". */
    countRooms: text('count_rooms').notNull(),
    /** The same as a number. */
    rooms: integer().notNull(),
    renovation: boolean().notNull(),
    /** m², may be fractional. */
    area: doublePrecision().notNull(),
    floor: integer().notNull(),
    totalFloors: integer('total_floors').notNull(),
    images: jsonb().$type<string[]>().notNull(),
    realtorName: text('realtor_name').notNull(),
    realtorAvatar: text('realtor_avatar').notNull(),
    realtorPhone: text('realtor_phone').notNull(),
    /** Whether somebody of ours has checked who the realtor is; no feed can say so. */
    realtorVerified: boolean('realtor_verified').notNull().default(false),
    heatingSystem: text('heating_system').notNull(),
    yearOfConstruction: integer('year_of_construction').notNull(),
    wallType: text('wall_type').notNull(),
    /** $/m²; null where a home has none, as every home to rent. */
    pricePerSquare: doublePrecision('price_per_square'),
    city: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** The account that offers the home; null for the samples. */
    owner: text(),
    status: text({ enum: ['draft', 'published'] })
      .notNull()
      .default('published'),
    /** Whole seconds, so that "newest first" sorts here as it does in memory. */
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 0 }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Set when withdrawn; the row stays, so that followers learn of it. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
    /** The feed that a home was imported from, and its key there; null for homes of our own. */
    feed: text(),
    feedKey: text('feed_key'),
    /** When the feed last changed the home, by the feed's own account. */
    feedModifiedAt: timestamp('feed_modified_at', { withTimezone: true, precision: 3 }),
  },
  (row) => [
    primaryKey({ columns: [row.type, row.id] }),
    index('listings_updated_at_id').on(row.updatedAt, row.id),
    uniqueIndex('listings_feed_feed_key').on(row.feed, row.feedKey),
    check('listings_type', sql`${row.type} in ('sale', 'rent')`),
    check('listings_id', sql`${row.id} > 0`),
    check('listings_price', sql`${row.price} between 0 and 9007199254740991`),
    check('listings_rooms', sql`${row.rooms} >= 0`),
    check('listings_area', sql`${row.area} > 0 and ${row.area} < 'Infinity'`),
    check(
      'listings_price_per_square',
      sql`${row.pricePerSquare} >= 0 and ${row.pricePerSquare} < 'Infinity'`,
    ),
    check('listings_images', sql`jsonb_typeof(${row.images}) = 'array'`),
    check('listings_lat', sql`${row.lat} between -90 and 90`),
    check('listings_lng', sql`${row.lng} between -180 and 180`),
    check('listings_status', sql`${row.status} in ('draft', 'published')`),
  ],
)

/** A listing as the database holds it. */
export type ListingRow = typeof listings.$inferSelect
export type NewListingRow = typeof listings.$inferInsert
