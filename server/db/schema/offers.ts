import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OfferContent } from '#domain/offer/content.ts'
import { OFFER_STATES } from '#domain/offer/lifecycle/state.ts'
import { isOneOf } from './columns/is-one-of.ts'
import { moment } from './columns/moment.ts'

/**
 * Homes as their owners typed them, complete or not. A published home is also a row of `listings`,
 * so that searches, feeds and the API know nothing of offers.
 */
export const offers = pgTable(
  'offers',
  {
    /** Not guessable, because it is in the paths of its owner's pages. */
    id: text().primaryKey(),
    /** With Firebase the accounts are not in our tables, so it references no table. */
    owner: text().notNull(),
    state: text({ enum: OFFER_STATES }).notNull(),
    content: jsonb().$type<Partial<OfferContent>>().notNull(),
    /** Grows with every saved step, so that two browsers cannot overwrite each other unnoticed. */
    revision: integer().notNull().default(1),
    /** The listing; null until it is first published. */
    listingType: text('listing_type', { enum: ['sale', 'rent'] }),
    listingId: integer('listing_id'),
    /** The moderator's reason for a rejection. */
    reason: text(),
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
    /** When its owner last said that it is free, by publishing it or later. */
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
    check('offers_state', isOneOf(row.state, OFFER_STATES)),
    check('offers_listing', sql`num_nulls(${row.listingType}, ${row.listingId}) in (0, 2)`),
  ],
)

export type OfferRow = typeof offers.$inferSelect
