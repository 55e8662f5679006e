import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { getLinkCutoff } from '#domain/offer/reminder.ts'
import { hashSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { offerReminders } from '#server/db/schema/offer-reminders.ts'
import { type OfferRow, offers } from '#server/db/schema/offers.ts'
import { sessions } from '#server/db/schema/sessions.ts'

/**
 * Where an owner gets mail. Of an account at Firebase only a session knows it. `null` where nobody does, and for an
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

/** The home that a mailed link names; `null` for a link that is unknown or too old, or of an account that is disabled. */
export async function findByLink(
  db: Queryable,
  token: string,
  now: Date,
): Promise<OfferRow | null> {
  const [found] = await db
    .select({ offer: offers })
    .from(offerReminders)
    .innerJoin(offers, eq(offers.id, offerReminders.offer))
    .leftJoin(accounts, eq(accounts.uid, offers.owner))
    .where(
      and(
        eq(offerReminders.hash, hashSecret(token)),
        gte(offerReminders.sentAt, getLinkCutoff(now)),
        sql`${accounts.disabled} is not true`,
      ),
    )
  return found?.offer ?? null
}
