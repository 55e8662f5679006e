import { and, eq, gte, sql } from 'drizzle-orm'
import { getLinkCutoff } from '#domain/homes/offer/lifecycle/expiry.ts'
import { type OfferRow, offerReminders, offers } from '#server/homes/tables.ts'
import { accounts } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { hashSecret } from '#server/platform/secret.ts'

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
