import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ROLES } from '#domain/account/role.ts'

/**
 * Who may do more than everyone. With a Firebase project the accounts are there and not in our
 * tables, so `uid` refers to no table.
 */
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
