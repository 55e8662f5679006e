import { and, eq } from 'drizzle-orm'
import {
  type AccountProviderRow,
  type AccountRow,
  accountProviders,
  accounts,
} from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

export async function findAccountByUid(db: Queryable, uid: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.uid, uid))
  return row ?? null
}

/** @param emailKey from `normalizeEmail` */
export async function findAccountByEmail(
  db: Queryable,
  emailKey: string,
): Promise<AccountRow | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.emailKey, emailKey))
  return row ?? null
}

export async function findAccountByProvider(
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

/** Ordered by name. */
export function listProviders(db: Queryable, uid: string): Promise<AccountProviderRow[]> {
  return db
    .select()
    .from(accountProviders)
    .where(eq(accountProviders.uid, uid))
    .orderBy(accountProviders.provider)
}
