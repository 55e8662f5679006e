import { and, eq, gte, sql } from 'drizzle-orm'
import { getLinkCutoff } from '#domain/offer/lifecycle/reminder.ts'
import { hashSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import { accounts } from '#server/db/schema/account/accounts.ts'
import { offerReminders } from '#server/db/schema/offer-reminders.ts'
import { type OfferRow, offers } from '#server/db/schema/offers.ts'

/**
 * The home that a mailed link names; `null` if the link is unknown or too old, or its account is
 * disabled.
 */
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
