import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/open.ts'
import {
  type AccountProviderRow,
  type AccountRow,
  accountProviders,
  accounts,
} from '#server/db/schema/accounts.ts'

/** The account of this name; `null` when there is none. */
export async function accountByUid(db: Queryable, uid: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.uid, uid))
  return row ?? null
}

/** The account of an address of mail, given as `emailKey` makes it; `null` when there is none. */
export async function accountByEmail(db: Queryable, emailKey: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.emailKey, emailKey))
  return row ?? null
}

/** The account that signs in by an outside provider's; `null` when there is none. */
export async function accountByProvider(
  db: Queryable,
  provider: AccountProviderRow['provider'],
  subject: string,
): Promise<AccountRow | null> {
  const [row] = await db
    .select({ account: accounts })
    .from(accountProviders)
    .innerJoin(accounts, eq(accounts.uid, accountProviders.uid))
    .where(and(eq(accountProviders.provider, provider), eq(accountProviders.subject, subject)))
  return row?.account ?? null
}

/** The outside providers that an account signs in by, in the order of their names. */
export function providersOf(db: Queryable, uid: string): Promise<AccountProviderRow[]> {
  return db
    .select()
    .from(accountProviders)
    .where(eq(accountProviders.uid, uid))
    .orderBy(accountProviders.provider)
}
