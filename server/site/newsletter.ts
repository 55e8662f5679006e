import { and, eq, isNull, lte } from 'drizzle-orm'
import { normalizeEmail } from '#domain/people/email.ts'
import { getLanguagePrefix, type Language } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import type { Queryable, Transaction } from '#server/platform/db/open.ts'
import { claimIdempotencyKey } from '#server/platform/idempotency/commands.ts'
import type { MailTools } from '#server/platform/mail/mailer.ts'
import { createSecret } from '#server/platform/secret.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Mails from '#texts/site/mails.ts'
import { type SubscriptionRow, subscriptions } from './tables.ts'

const mails = await loadTexts<typeof Mails>('site/mails.ts')

/** A repeated request sends the link again, but not more often than this. */
const RESEND_INTERVAL_MS = 10 * 60_000

interface RequestedSubscription {
  readonly email: string
  /** Of the page on which it was asked for. */
  readonly language: Language
}

/**
 * Records a subscription, one per normalized email address, and mails the confirmation link. The
 * result does not reveal whether the email address is already subscribed.
 *
 * @param key names the form, which is taken once
 */
export async function requestSubscription(
  { db, mailer, siteUrl }: MailTools,
  { email, language }: RequestedSubscription,
  now: Date,
  key: string | null,
): Promise<void> {
  await db.transaction(async (transaction) => {
    if (key !== null && !(await claimIdempotencyKey(transaction, `newsletter ${key}`, now))) return
    const row = await recordRequest(transaction, { email, language }, now)
    if (row === null) return
    const languageUrl = siteUrl + getLanguagePrefix(language)
    const mail = {
      to: row.email,
      unsubscribe: unsubscribeUrl(languageUrl, row.token),
      ...mails[language].subscriptionMail(confirmSubscriptionUrl(languageUrl, row.token)),
    }
    await mailer.send(mail, transaction)
  })
}

/** @returns `null` if no mail is due; of concurrent requests one gets the row */
async function recordRequest(
  transaction: Transaction,
  { email, language }: RequestedSubscription,
  now: Date,
): Promise<SubscriptionRow | null> {
  const key = normalizeEmail(email)
  await transaction
    .insert(subscriptions)
    .values({ emailKey: key, email, token: createSecret(), language, askedAt: new Date(0) })
    .onConflictDoNothing()
  const [row] = await transaction
    .update(subscriptions)
    .set({ askedAt: now, language })
    .where(
      and(
        eq(subscriptions.emailKey, key),
        isNull(subscriptions.confirmedAt),
        lte(subscriptions.askedAt, new Date(now.getTime() - RESEND_INTERVAL_MS)),
      ),
    )
    .returning()
  return row ?? null
}

/**
 * Confirms a subscription and sends a welcome mail. Idempotent.
 *
 * @returns whether the token belongs to a subscription
 */
export async function confirmSubscription(
  { db, mailer, siteUrl }: MailTools,
  token: string,
  now: Date,
): Promise<boolean> {
  const wasConfirmed = await db.transaction(async (transaction) => {
    const confirmed = await transaction
      .update(subscriptions)
      .set({ confirmedAt: now })
      .where(and(eq(subscriptions.token, token), isNull(subscriptions.confirmedAt)))
      .returning()
    for (const { email, language } of confirmed) {
      const link = unsubscribeUrl(siteUrl + getLanguagePrefix(language), token)
      const text = mails[language].welcomeMail(link)
      await mailer.send({ to: email, unsubscribe: link, ...text }, transaction)
    }
    return confirmed.length > 0
  })
  if (wasConfirmed) return true
  const known = await db.select().from(subscriptions).where(eq(subscriptions.token, token))
  return known.length > 0
}

/** Deletes a subscription with its email address. Idempotent. */
export async function endSubscription(db: Queryable, token: string): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.token, token))
}

const confirmSubscriptionUrl = (origin: string, token: string): string =>
  `${origin}${PATHS.confirmSubscription}?token=${token}`

const unsubscribeUrl = (origin: string, token: string): string =>
  `${origin}${PATHS.unsubscribe}?token=${token}`
