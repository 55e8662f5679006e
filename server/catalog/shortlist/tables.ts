import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Register } from '#domain/catalog/shortlist/merge.ts'
import { SHORTLIST_ROLES } from '#domain/catalog/shortlist/role.ts'
import { moment } from '#server/platform/db/columns.ts'

/** What several people choose homes from. */
export const shortlists = pgTable(
  'shortlists',
  {
    id: uuid().primaryKey(),
    /** The number of the last change; the row is locked while it grows. */
    seq: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
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
    createdAt: moment('created_at').notNull(),
    /** Since then nobody joins by it, and who did has no access. */
    revokedAt: moment('revoked_at'),
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
    joinedAt: moment('joined_at').notNull(),
  },
  (row) => [
    uniqueIndex('shortlist_members_uid').on(row.uid, row.list),
    uniqueIndex('shortlist_members_browser').on(row.browserHash, row.list),
    index('shortlist_members_list').on(row.list),
    check('shortlist_members_known', sql`(${row.uid} is null) <> (${row.browserHash} is null)`),
  ],
)

/** The content of lists (`domain/catalog/shortlist/merge.ts`). */
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
