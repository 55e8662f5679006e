import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '#server/db/open.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { sessions } from '#server/db/schema/sessions.ts'

/**
 * Where a person gets mail. Of an account at Firebase only a session knows it. `null` where nobody does, and for an
 * account that is disabled.
 */
export async function findMailAddress(db: Queryable, uid: string): Promise<string | null> {
  const [account] = await db
    .select({ email: accounts.email, disabled: accounts.disabled })
    .from(accounts)
    .where(eq(accounts.uid, uid))
  if (account !== undefined) return account.disabled ? null : account.email
  const [session] = await db
    .select({ email: sessions.email })
    .from(sessions)
    .where(and(eq(sessions.uid, uid), isNotNull(sessions.email)))
    .orderBy(desc(sessions.createdAt))
    .limit(1)
  return session?.email ?? null
}
