import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { OfferContent } from '#domain/homes/offer/content.ts'
import { OFFER_STATES } from '#domain/homes/offer/lifecycle/state.ts'
import type { RejectedVersion } from '#domain/homes/offer/rejected-version.ts'
import { CLAIM_OUTCOMES } from '#domain/safety/claim-outcome.ts'
import { bytea, isOneOf, moment } from '#server/platform/db/columns.ts'

/**
 * Owners' claims that another owner's home shows theirs. One for each pair of homes; deleted with
 * either.
 */
export const homeClaims = pgTable(
  'claims',
  {
    id: text().primaryKey(),
    /** The claimer's home. */
    original: text('own')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The claimed home. */
    copy: text()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The claimer's explanation, only for moderators. */
    words: text().notNull(),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
    outcome: text({ enum: CLAIM_OUTCOMES }),
    /**
     * The moderator's explanation: for the copy's owner if the claim was granted, else for the
     * claimer.
     */
    reason: text(),
    /** When another moderator approved the copy after its owner appealed. */
    overturnedAt: moment('overturned_at'),
  },
  (row) => [
    unique('claims_pair').on(row.original, row.copy),
    index('claims_copy').on(row.copy),
    index('claims_open').on(row.createdAt).where(sql`${row.decidedAt} is null`),
    check('claims_others', sql`${row.original} <> ${row.copy}`),
    check('claims_outcome', sql`${row.outcome} in ('granted', 'dismissed')`),
    check('claims_overturned', sql`${row.overturnedAt} is null or ${row.outcome} = 'granted'`),
    check(
      'claims_decided',
      sql`num_nulls(${row.decidedAt}, ${row.outcome}, ${row.reason}) in (0, 3)`,
    ),
  ],
)

export type ClaimRow = typeof homeClaims.$inferSelect

/** Checks of owners: a picture with a code, which a moderator looks at. One per home. */
export const homeChecks = pgTable(
  'home_checks',
  {
    offer: text()
      .primaryKey()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The code that the picture must show. */
    code: text().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** The home's place when the picture arrived (`getCheckedPlace`). */
    place: text(),
    /** WebP, never at a public URL; null before it arrives, and some days after the decision. */
    picture: bytea(),
    sentAt: moment('sent_at'),
    decidedAt: moment('decided_at'),
    outcome: text({ enum: ['approved', 'rejected'] }),
    /** The moderator's reason for a rejection. */
    reason: text(),
    /** A hash of the moderator's uid. */
    moderator: text(),
  },
  (row) => [
    index('home_checks_waiting')
      .on(row.sentAt)
      .where(sql`${row.decidedAt} is null and ${row.sentAt} is not null`),
    check('home_checks_outcome', sql`${row.outcome} in ('approved', 'rejected')`),
    check('home_checks_sent', sql`num_nulls(${row.sentAt}, ${row.place}) in (0, 2)`),
    check(
      'home_checks_decided',
      sql`num_nulls(${row.decidedAt}, ${row.outcome}, ${row.moderator}) in (0, 3)`,
    ),
  ],
)

export type HomeCheckRow = typeof homeChecks.$inferSelect

/** Views and hearts of a home by day in UTC, without who made them. */
export const offerCounts = pgTable(
  'offer_counts',
  {
    offer: text()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    views: integer().notNull().default(0),
    hearts: integer().notNull().default(0),
    /** Hearts that were taken back. */
    unhearts: integer().notNull().default(0),
  },
  (row) => [
    primaryKey({ columns: [row.offer, row.day] }),
    check(
      'offer_counts_not_negative',
      sql`least(${row.views}, ${row.hearts}, ${row.unhearts}) >= 0`,
    ),
  ],
)

/**
 * Pictures of owners' homes. The bytes are in the storage, by hash; a duplicated home shares them.
 */
export const offerPictures = pgTable(
  'offer_pictures',
  {
    offer: text()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** The hash of the stored bytes: 32 hex digits. */
    hash: text().notNull(),
    /** Pictures are shown in ascending order. */
    position: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The size of the stored picture. */
    bytes: integer().notNull(),
    /** A `data:` URL. */
    placeholder: text().notNull(),
    /** What it looks like: 16 hex digits (`domain/homes/picture/similar-pictures.ts`). */
    likeness: text().notNull(),
    /** Whether it looked like a picture of somebody else's home when it was added. */
    isCopied: boolean('is_copied').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /**
     * When its owner first put up one that looks like it, in any home: the earlier owner is not the
     * copier.
     */
    firstAt: moment('first_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.offer, row.hash] }),
    index('offer_pictures_by_hash').on(row.hash),
    index('offer_pictures_copied').on(row.offer).where(sql`${row.isCopied}`),
    check('offer_pictures_hash', sql`${row.hash} ~ '^[0-9a-f]{32}$'`),
    check('offer_pictures_likeness', sql`${row.likeness} ~ '^[0-9a-f]{16}$'`),
    check('offer_pictures_size', sql`${row.width} > 0 and ${row.height} > 0 and ${row.bytes} > 0`),
  ],
)

export type OfferPictureRow = typeof offerPictures.$inferSelect

/**
 * Mails that asked owners whether their homes are still free. Each is sent once, and its links
 * refer to the row.
 */
export const offerReminders = pgTable(
  'offer_reminders',
  {
    offer: text()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** When the home was last confirmed before the mail. */
    confirmedAt: moment('confirmed_at').notNull(),
    /** The mail was due this many days after the confirmation. */
    day: integer().notNull(),
    /** SHA-256 of the token in its links. */
    hash: text().notNull().unique(),
    sentAt: moment('sent_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.offer, row.confirmedAt, row.day] }),
    index('offer_reminders_sent_at').on(row.sentAt),
  ],
)

/**
 * Homes as their owners typed them, complete or not. A published home is also a row of `listings`,
 * so that searches, feeds and the API know nothing of offers.
 */
export const offers = pgTable(
  'offers',
  {
    /** The id is not guessable, because it is in the paths of its owner's pages. */
    id: text().primaryKey(),
    /** The owner's uid. With Firebase the accounts are not in our tables, so it references no table. */
    owner: text().notNull(),
    state: text({ enum: OFFER_STATES }).notNull(),
    content: jsonb().$type<Partial<OfferContent>>().notNull(),
    /** Grows with every saved step, so that two browsers cannot overwrite each other unnoticed. */
    revision: integer().notNull().default(1),
    /** The listing; null until it is first published. */
    listingType: text('listing_type', { enum: ['sale', 'rent'] }),
    listingId: integer('listing_id'),
    /**
     * The published home that it changes, for which it is a draft or waits. Visitors see the
     * published one until this one is approved; then its content moves there and its row is deleted.
     */
    changes: text()
      .unique()
      .references((): AnyPgColumn => offers.id, { onDelete: 'cascade' }),
    /** The moderator's reason for a rejection. */
    reason: text(),
    /** What a moderator last rejected; null once it is approved. */
    rejected: jsonb().$type<RejectedVersion>(),
    /** Whether a moderator decided about it or a check of it since its owner last saw it in My homes. */
    hasNews: boolean('has_news').notNull().default(false),
    /** The owner's appeal against the rejection; at most one for each. */
    appeal: text(),
    /** What a moderator last approved. */
    approvedContent: jsonb('approved_content').$type<Partial<OfferContent>>(),
    /** Whether a moderator approved the current content. */
    isApproved: boolean('is_approved').notNull().default(false),
    /** When a moderator first approved any content of it. */
    firstApprovedAt: moment('first_approved_at'),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at').notNull(),
    /** When it entered its state. */
    movedAt: moment('moved_at').notNull(),
    /** When its owner last confirmed that it is still available, by publishing it or later. */
    confirmedAt: moment('confirmed_at'),
    /**
     * The number that its owner reveals on request, in the format of `readOwnerPhone`; null for
     * none.
     */
    phone: text(),
  },
  (row) => [
    index('offers_owner').on(row.owner),
    index('offers_listing').on(row.listingType, row.listingId),
    index('offers_state_moved_at').on(row.state, row.movedAt),
    index('offers_approved').on(row.movedAt).where(sql`${row.firstApprovedAt} is not null`),
    index('offers_unapproved')
      .on(row.movedAt)
      .where(sql`${row.state} = 'published' and not ${row.isApproved}`),
    check('offers_state', isOneOf(row.state, OFFER_STATES)),
    check('offers_listing', sql`num_nulls(${row.listingType}, ${row.listingId}) in (0, 2)`),
  ],
)

export type OfferRow = typeof offers.$inferSelect

/**
 * When pictures that were removed from a home first appeared, so that an owner who adds one again
 * is still the first.
 */
export const removedPictures = pgTable(
  'removed_pictures',
  {
    offer: text()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** What it looked like: 16 hex digits (`domain/homes/picture/similar-pictures.ts`). */
    likeness: text().notNull(),
    firstAt: moment('first_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.offer, row.likeness] }),
    check('removed_pictures_likeness', sql`${row.likeness} ~ '^[0-9a-f]{16}$'`),
  ],
)
