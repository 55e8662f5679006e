import { and, desc, eq, gt, gte, ne, sql } from 'drizzle-orm'
import { getMailbox } from '#domain/people/mailbox.ts'
import { accounts } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { isHolding } from '#server/safety/ban/queries.ts'
import { type BanRow, bans, erasedBans, moderationDecisions } from '#server/safety/tables.ts'

/**
 * Confirmed mailboxes of a person: an unconfirmed one may be somebody else's. Reads sessions too,
 * because with Firebase the email address can change after one began.
 */
export async function listMailboxes(db: Queryable, uid: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select email_key as key from accounts where uid = ${uid} and email_verified
    union select lower(trim(email)) from account_providers where uid = ${uid}
    union select lower(trim(email)) from sessions where uid = ${uid} and email is not null and email_verified
  `)
  return new Set(rows.map(({ key }) => getMailbox(key)))
}

/** Salts of kept bans that have not ended; usually one. */
export async function listSalts(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ salt: erasedBans.salt })
    .from(erasedBans)
    .where(gt(erasedBans.endsAt, now))
  return rows.map(({ salt }) => salt)
}

/** The ban of another account with the same confirmed mailbox. */
export async function findBanOfMailbox(
  db: Queryable,
  { uid, mailbox }: { readonly uid: string; readonly mailbox: string },
  now: Date,
): Promise<BanRow | null> {
  const rows = await db
    .select({ ban: bans, key: accounts.emailKey })
    .from(bans)
    .innerJoin(accounts, eq(accounts.uid, bans.uid))
    .where(and(isHolding(now), ne(bans.uid, uid), accounts.emailVerified))
    .orderBy(desc(bans.endsAt))
  return rows.find(({ key }) => getMailbox(key) === mailbox)?.ban ?? null
}

/** Why an appeal was rejected since the ban was issued; `null` if none was. */
export async function findUpholdReason(
  db: Queryable,
  { target, bannedAt }: Pick<BanRow, 'target' | 'bannedAt'>,
): Promise<string | null> {
  const [decision] = await db
    .select({ reason: moderationDecisions.reason })
    .from(moderationDecisions)
    .where(
      and(
        eq(moderationDecisions.kind, 'person'),
        eq(moderationDecisions.target, target),
        eq(moderationDecisions.decision, 'uphold'),
        gte(moderationDecisions.decidedAt, bannedAt),
      ),
    )
    .orderBy(desc(moderationDecisions.decidedAt))
    .limit(1)
  return decision?.reason ?? null
}
