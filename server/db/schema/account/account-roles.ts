import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ROLES } from '#domain/account/role.ts'

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
