import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '#server/db/open.ts'
import { accounts } from '#server/db/schema/account/accounts.ts'
import { sessions } from '#server/db/schema/account/sessions.ts'

/**
 * Where a person gets mail. Of an account at Firebase only a session knows it. `null` where nobody does, and for an
 * account that is disabled.
 *
 * @param options.isConfirmed only an address that is confirmed
 */
export async function findMailAddress(
  db: Queryable,
  uid: string,
  { isConfirmed = false }: { readonly isConfirmed?: boolean } = {},
): Promise<string | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.uid, uid))
  if (account !== undefined) {
    const { email, emailVerified, disabled } = account
    return disabled || (isConfirmed && !emailVerified) ? null : email
  }
  const [session] = await db
    .select({ email: sessions.email })
    .from(sessions)
    .where(
      and(
        eq(sessions.uid, uid),
        isNotNull(sessions.email),
        isConfirmed ? eq(sessions.emailVerified, true) : undefined,
      ),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(1)
  return session?.email ?? null
}
