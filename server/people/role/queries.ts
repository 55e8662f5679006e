import { asc, eq } from 'drizzle-orm'
import type { Role } from '#domain/people/role.ts'
import { accountRoles } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** Ordered by name. */
export async function getRoles(db: Queryable, uid: string): Promise<Role[]> {
  const rows = await db
    .select({ role: accountRoles.role })
    .from(accountRoles)
    .where(eq(accountRoles.uid, uid))
    .orderBy(asc(accountRoles.role))
  return rows.map(({ role }) => role)
}

/** Uids. */
export async function listModerators(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ uid: accountRoles.uid })
    .from(accountRoles)
    .where(eq(accountRoles.role, 'moderator'))
  return rows.map(({ uid }) => uid)
}
