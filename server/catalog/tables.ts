import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
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
import { FACTS } from '#domain/catalog/listing/facts.ts'

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

/**
 * The favorites of an account; browsers keep copies of the homes, here only their ids are. The table keeps an older name,
 * because two versions of the site run on it during an upgrade.
 */
export const favorites = pgTable(
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
