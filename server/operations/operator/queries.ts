import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import { normalizeEmail } from '#domain/people/email.ts'
import type { Role } from '#domain/people/role.ts'
import {
  findAccountByEmail,
  findAccountByUid,
  listProviders,
} from '#server/people/account/queries.ts'
import { getRoles } from '#server/people/role/queries.ts'
import {
  type AccountRow,
  accountRoles,
  accounts,
  sessions,
  signIns,
} from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** Somebody with an account here, or with a session or a role and an account in Firebase. */
export interface PersonSummary {
  readonly uid: string
  readonly email: string | null
  /** Whether the email address was confirmed. */
  readonly emailVerified: boolean
  /** `null` where the account is in a Firebase project. */
  readonly account: {
    readonly disabled: boolean
    readonly createdAt: string
    readonly lastSignInAt: string
  } | null
  readonly roles: readonly Role[]
}

export type PersonDetails = Awaited<ReturnType<typeof getPersonDetails>>

/** One page ordered by email address. People without an account here are on the last page. */
export async function listPeople(
  db: Queryable,
  after: string,
  limit: number,
): Promise<{ people: PersonSummary[]; next: string | null }> {
  const rows = await db
    .select({
      account: accounts,
      roles: sql<Role[]>`array(
        select ${accountRoles.role} from ${accountRoles}
        where ${accountRoles.uid} = ${sql.raw('"accounts"."uid"')} order by 1
      )`,
    })
    .from(accounts)
    .where(gt(accounts.emailKey, after))
    .orderBy(asc(accounts.emailKey))
    .limit(limit)
  const people = rows.map(({ account, roles }) => toPersonSummary(account, roles))
  const next = rows.length < limit ? null : (rows.at(-1)?.account.emailKey ?? null)
  return {
    people: next === null ? [...people, ...(await listPeopleWithoutAccount(db))] : people,
    next,
  }
}

/** People with a session or a role but no account here. */
async function listPeopleWithoutAccount(db: Queryable): Promise<PersonSummary[]> {
  const { rows } = await db.execute<Omit<PersonSummary, 'account'> & Record<string, unknown>>(sql`
    select known.uid, max(known.email) as email, bool_or(known.verified) as "emailVerified",
      array(select role from account_roles r where r.uid = known.uid order by 1) as roles
    from (
      select uid, email, email_verified as verified from sessions
      union select uid, null, false from account_roles
    ) as known
    where not exists (select from accounts a where a.uid = known.uid)
    group by known.uid
    order by 2, 1
  `)
  return rows.map((row) => ({ ...row, account: null }))
}

/**
 * @param who an email address or a uid
 * @param anyUid whether an unknown uid is accepted
 */
export async function findPerson(
  db: Queryable,
  who: string,
  anyUid: boolean,
): Promise<PersonSummary | null> {
  const account = who.includes('@')
    ? await findAccountByEmail(db, normalizeEmail(who))
    : await findAccountByUid(db, who)
  if (account !== null) return toPersonSummary(account, await getRoles(db, account.uid))
  const [session] = await db
    .select({
      uid: sessions.uid,
      email: sessions.email,
      emailVerified: sessions.emailVerified,
    })
    .from(sessions)
    .where(
      who.includes('@')
        ? eq(sql`lower(${sessions.email})`, who.toLowerCase())
        : eq(sessions.uid, who),
    )
    .orderBy(desc(sessions.expiresAt))
    .limit(1)
  const uid = session?.uid ?? who
  if (who.includes('@') && session === undefined) return null
  const roles = await getRoles(db, uid)
  if (session === undefined && roles.length === 0 && !anyUid) return null
  const { email = null, emailVerified = false } = session ?? {}
  return { uid, email, emailVerified, account: null, roles }
}

export async function getPersonDetails(db: Queryable, person: PersonSummary) {
  const { uid } = person
  const account = await findAccountByUid(db, uid)
  const providers = await listProviders(db, uid)
  return {
    ...person,
    /** `password` and the linked providers. */
    signInMethods: [
      ...(account?.passwordHash ? ['password'] : []),
      ...providers.map(({ provider }) => provider),
    ],
    /** The number of sign-ins. */
    signIns: await db.$count(signIns, eq(signIns.uid, uid)),
    sessions: await db.$count(sessions, eq(sessions.uid, uid)),
  }
}

const toPersonSummary = (account: AccountRow, roles: readonly Role[]): PersonSummary => ({
  uid: account.uid,
  email: account.email,
  emailVerified: account.emailVerified,
  account: {
    disabled: account.disabled,
    createdAt: account.createdAt.toISOString(),
    lastSignInAt: account.lastSignInAt.toISOString(),
  },
  roles,
})
