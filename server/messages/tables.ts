import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import type { AutomaticEvent } from '#domain/messages/conversation/message/automatic-event.ts'
import { PARTIES } from '#domain/messages/conversation/party.ts'
import type { WritingReason } from '#domain/safety/report/report.ts'
import { bytea, moment } from '#server/platform/db/columns.ts'

/**
 * What two people write each other about a home. With Firebase the accounts are not in our tables,
 * so people reference no table.
 */
export const conversations = pgTable(
  'conversations',
  {
    /** The id is not guessable, because it is in the path of the page. */
    id: text().primaryKey(),
    listingType: text('listing_type', { enum: ESTATE_TYPES }).notNull(),
    listingId: integer('listing_id').notNull(),
    /** The one who looks for a home; null once the account is erased. */
    seeker: text(),
    /** The one who offers it; null once the account is erased. */
    owner: text(),
    /** Tells the owner which seekers of a home are the same: the first is 1. */
    seekerNumber: integer('seeker_number').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The number of its last message. */
    lastSeq: integer('last_seq').notNull().default(0),
    lastAt: moment('last_at').notNull(),
    /** Whether the owner has ever written: from then on nothing is redacted. */
    isAnswered: boolean('is_answered').notNull().default(false),
    /** The last message that each has read. */
    seekerRead: integer('seeker_read').notNull().default(0),
    ownerRead: integer('owner_read').notNull().default(0),
    /** The last message that a mail announced to each. */
    seekerMailed: integer('seeker_mailed').notNull().default(0),
    ownerMailed: integer('owner_mailed').notNull().default(0),
    /** A person who left no longer sees the conversation; erasing an account leaves all of its. */
    seekerLeftAt: moment('seeker_left_at'),
    ownerLeftAt: moment('owner_left_at'),
  },
  (row) => [
    unique('conversations_home_seeker').on(row.listingType, row.listingId, row.seeker),
    index('conversations_seeker').on(row.seeker, row.lastAt),
    index('conversations_owner').on(row.owner, row.lastAt),
    index('conversations_last_at').on(row.lastAt),
    check('conversations_listing_type', sql`${row.listingType} in ('sale', 'rent')`),
  ],
)

export const messages = pgTable(
  'messages',
  {
    conversation: text()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Counts from 1 without gaps, in the order of sending. */
    seq: integer().notNull(),
    sender: text({ enum: PARTIES }).notNull(),
    /** The text as typed; null once its sender is erased. */
    text: text(),
    /** Why a moderator removed it. */
    removedFor: text('removed_for').$type<WritingReason>(),
    /** Whether the site tells of a viewing; the sender is who caused it. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** What an automatic message tells; null in older ones, which have only their English text. */
    event: jsonb().$type<AutomaticEvent>(),
    sentAt: moment('sent_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.conversation, row.seq] }),
    check('messages_sender', sql`${row.sender} in ('seeker', 'owner')`),
  ],
)

/** Blocks between two people, about any home. */
export const blocks = pgTable(
  'blocks',
  {
    blocker: text().notNull(),
    blocked: text().notNull(),
    blockedAt: moment('blocked_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.blocker, row.blocked] }),
    index('blocks_blocked').on(row.blocked),
  ],
)

/** Accounts that turned mails about messages off. */
export const mailRefusals = pgTable('mail_refusals', {
  uid: text().primaryKey(),
  refusedAt: moment('refused_at').notNull(),
})

/** Tokens that turn mails about messages off without signing in; one per account. */
export const mailStops = pgTable('mail_stops', {
  uid: text().primaryKey(),
  token: text().notNull().unique(),
})

/** Accounts that share read receipts. */
export const receiptChoices = pgTable('receipt_choices', {
  uid: text().primaryKey(),
  chosenAt: moment('chosen_at').notNull(),
})

/** What each of the two has read while both share receipts; deleted once either stops. */
export const readReceipts = pgTable(
  'read_receipts',
  {
    conversation: text()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The reader. */
    party: text({ enum: PARTIES }).notNull(),
    /** The last read message. */
    seq: integer().notNull(),
    readAt: moment('read_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.conversation, row.party] }),
    check('read_receipts_party', sql`${row.party} in ('seeker', 'owner')`),
  ],
)

/** The email addresses at which the two people of a conversation reply to mails. */
export const replyAddresses = pgTable(
  'reply_addresses',
  {
    /** 160 random bits in lowercase letters and digits. */
    token: text().primaryKey(),
    conversation: text()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    party: text({ enum: PARTIES }).notNull(),
  },
  (row) => [
    unique('reply_addresses_conversation_party').on(row.conversation, row.party),
    check('reply_addresses_party', sql`${row.party} in ('seeker', 'owner')`),
  ],
)

export type ConversationRow = typeof conversations.$inferSelect
export type MessageRow = typeof messages.$inferSelect

/** Pictures of messages; deleted with them. */
export const messagePictures = pgTable(
  'message_pictures',
  {
    conversation: text().notNull(),
    seq: integer().notNull(),
    /** Counts from 1. */
    position: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** JPEG without metadata, never at a public URL. */
    picture: bytea().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.conversation, row.seq, row.position] }),
    foreignKey({
      name: 'message_pictures_message',
      columns: [row.conversation, row.seq],
      foreignColumns: [messages.conversation, messages.seq],
    }).onDelete('cascade'),
  ],
)
