import { and, eq, isNull, lte } from 'drizzle-orm'
import { subscriptionMail, welcomeMail } from '#content/texts/mails.ts'
import { normalizeEmail } from '#domain/contact/email.ts'
import { confirmSubscriptionUrl, unsubscribeUrl } from '#domain/site/links.ts'
import { createSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import { type SubscriptionRow, subscriptions } from '#server/db/schema/subscriptions.ts'
import type { Mailer } from '#server/mail/mailer.ts'

/** An address that asks again gets the link again, but not more often than this, in milliseconds. */
const ASK_AGAIN_MS = 10 * 60_000

export interface NewsletterTools {
  readonly db: Queryable
  readonly mailer: Mailer
  /** The address of the site, without a slash at its end. */
  readonly siteUrl: string
}

/**
 * Notes that an address wants the newsletter, once however it is written, and mails the link that
 * confirms it. The outcome is the same for an address that is known: nobody learns that it is.
 */
export async function requestSubscription(
  { db, mailer, siteUrl }: NewsletterTools,
  email: string,
  now: Date,
): Promise<void> {
  const row = await noteRequest(db, email, now)
  if (row === null) return
  await mailer.send({
    to: row.email,
    unsubscribe: unsubscribeUrl(siteUrl, row.token),
    ...subscriptionMail(confirmSubscriptionUrl(siteUrl, row.token)),
  })
}

/** Notes a request; `null` when no mail is due for it. Of two that come at once, one gets a row. */
function noteRequest(db: Queryable, email: string, now: Date): Promise<SubscriptionRow | null> {
  const key = normalizeEmail(email)
  return db.transaction(async (transaction) => {
    await transaction
      .insert(subscriptions)
      .values({ emailKey: key, email, token: createSecret(), askedAt: new Date(0) })
      .onConflictDoNothing()
    const [row] = await transaction
      .update(subscriptions)
      .set({ askedAt: now })
      .where(
        and(
          eq(subscriptions.emailKey, key),
          isNull(subscriptions.confirmedAt),
          lte(subscriptions.askedAt, new Date(now.getTime() - ASK_AGAIN_MS)),
        ),
      )
      .returning()
    return row ?? null
  })
}

/**
 * Confirms a subscription by the token of its link, and says so in a first letter; more than once
 * is the same as once.
 *
 * @returns whether there is such a subscription
 */
export async function confirmSubscription(
  { db, mailer, siteUrl }: NewsletterTools,
  token: string,
  now: Date,
): Promise<boolean> {
  const confirmed = await db
    .update(subscriptions)
    .set({ confirmedAt: now })
    .where(and(eq(subscriptions.token, token), isNull(subscriptions.confirmedAt)))
    .returning()
  for (const { email } of confirmed) {
    const link = unsubscribeUrl(siteUrl, token)
    await mailer.send({ to: email, unsubscribe: link, ...welcomeMail(link) })
  }
  if (confirmed.length > 0) return true
  const known = await db.select().from(subscriptions).where(eq(subscriptions.token, token))
  return known.length > 0
}

/** Ends a subscription by the token of its link, and forgets the address; once is enough. */
export async function endSubscription(db: Queryable, token: string): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.token, token))
}
