import { and, eq } from 'drizzle-orm'
import type { Role } from '#domain/account/role.ts'
import type { Queryable } from '#server/db/open.ts'
import { accountRoles } from '#server/db/schema/account-roles.ts'

/** Gives a person a role. `false` when they have it already. */
export async function grantRole(
  db: Queryable,
  uid: string,
  role: Role,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(accountRoles)
    .values({ uid, role, grantedAt: now })
    .onConflictDoNothing()
  return rowCount === 1
}

/** Takes a role away. `false` when they do not have it. */
export async function revokeRole(db: Queryable, uid: string, role: Role): Promise<boolean> {
  const { rowCount } = await db
    .delete(accountRoles)
    .where(and(eq(accountRoles.uid, uid), eq(accountRoles.role, role)))
  return rowCount === 1
}
