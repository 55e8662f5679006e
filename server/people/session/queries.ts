import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Role } from '#domain/people/role.ts'
import type { Identity } from '#server/people/identity/identity.ts'
import { accountRoles, accounts, sessions, signIns } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { hashSecret } from '#server/platform/secret.ts'
import type { Person } from './person.ts'

type Provider = Identity['settings']['provider']

/**
 * A session ends with its sign-in, is ignored while the account is disabled, and is only valid with
 * the identity provider that it was created with: uids of different providers are unrelated.
 */
export async function findSessionPerson(
  db: Queryable,
  secret: string,
  now: Date,
  provider: Provider,
): Promise<Person | null> {
  const [row] = await db
    .select({
      uid: sessions.uid,
      email: sessions.email,
      emailVerified: sql<boolean>`coalesce(${accounts.emailVerified}, ${sessions.emailVerified})`,
      signInId: sessions.signInId,
      roles: sql<Role[]>`array(
        select ${accountRoles.role} from ${accountRoles}
        where ${accountRoles.uid} = ${sessions.uid} order by 1
      )`,
    })
    .from(sessions)
    .leftJoin(accounts, eq(accounts.uid, sessions.uid))
    .leftJoin(signIns, eq(signIns.id, sessions.signInId))
    .where(
      and(
        eq(sessions.hash, hashSecret(secret)),
        gt(sessions.expiresAt, now),
        provider === 'embedded' ? isNotNull(signIns.id) : isNull(sessions.signInId),
        provider === 'embedded' ? eq(accounts.disabled, false) : undefined,
      ),
    )
  return row ?? null
}
