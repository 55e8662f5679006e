import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '#server/db/open.ts'
import { accounts } from '#server/db/schema/account/accounts.ts'
import { sessions } from '#server/db/schema/account/sessions.ts'

/**
 * The email address for mails to a person. With Firebase, only sessions have it. `null` if unknown,
 * or if the account is disabled.
 *
 * @param options.isConfirmed accepts only a confirmed email address
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
