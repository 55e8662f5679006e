import { and, eq } from 'drizzle-orm'
import type { Role } from '#domain/people/role.ts'
import { accountRoles } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** @returns `false` if the person already has the role */
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

/** @returns `false` if the person does not have the role */
export async function revokeRole(db: Queryable, uid: string, role: Role): Promise<boolean> {
  const { rowCount } = await db
    .delete(accountRoles)
    .where(and(eq(accountRoles.uid, uid), eq(accountRoles.role, role)))
  return rowCount === 1
}
