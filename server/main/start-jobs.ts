import { join } from 'node:path'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import { startRateUpdates } from '#server/catalog/exchange-rate/start-rate-updates.ts'
import { startRememberingPeriodically } from '#server/catalog/history/home/start-remembering.ts'
import { startAlertPosts } from '#server/catalog/saved-search/post-alerts.ts'
import { readPushKey } from '#server/catalog/saved-search/push-key.ts'
import { startAlerts } from '#server/catalog/saved-search/start-alerts.ts'
import { startExpiry } from '#server/homes/offer/start-expiry.ts'
import { startUnreadMails } from '#server/messages/unread-mail/start-unread-mails.ts'
import { startViewingJobs } from '#server/messages/viewing/start-viewing-jobs.ts'
import { startRetention } from '#server/operations/personal-data/start-retention.ts'
import type { Env } from '#server/platform/config/env.ts'
import { OUTBOX } from '#server/platform/config/state-folders.ts'
import { startMailWorker } from '#server/platform/mail/mail-worker.ts'
import type { Delivery } from '#server/platform/mail/mailer.ts'
import { createOutboxDelivery } from '#server/platform/mail/outbox.ts'
import { createSmtpDelivery } from '#server/platform/mail/smtp.ts'
import type { Platform } from '#server/platform/open.ts'

/**
 * Starts all work beside the web, in the server or in processes of its own (`worker.ts`). Several may run: each job
 * claims or locks its rows, so that a change of the database happens once; what leaves the site, a mail or a post,
 * leaves again with the same id if its process is killed before that is written down.
 */
export async function startJobs(
  { db, env, mailer, areMailsDelivered, onStop }: Platform,
  rates: () => DisplayRates,
): Promise<void> {
  const siteUrl = env.SITE_URL
  onStop(startMailWorker({ db, delivery: createDelivery(env) }))
  onStop(startRememberingPeriodically(db).stop)
  if (env.RATES_URL !== undefined) onStop(startRateUpdates(db, env.RATES_URL).stop)
  const posts = startAlertPosts({
    db,
    siteUrl,
    pushKey: await readPushKey(db),
    contact: `mailto:${env.MAIL_TO}`,
    isPrivateAllowed: env.PRIVATE_POSTS,
  })
  onStop(posts.stop)
  onStop((await startAlerts({ db, mailer, siteUrl, rates })).stop)
  onStop(startExpiry({ db, mailer, siteUrl }).stop)
  const replyDomain = env.INBOUND_SMTP_PORT === undefined ? null : env.INBOUND_MAIL_DOMAIN
  onStop(startUnreadMails({ db, mailer, siteUrl, replyDomain }).stop)
  onStop(startViewingJobs({ db, mailer, siteUrl, from: env.MAIL_FROM }).stop)
  onStop(startRetention(db, { areMailsDelivered }).stop)
}

/** The configured SMTP server, else an outbox of files. */
function createDelivery({ MAIL_FROM: from, SMTP_URL: url, ...env }: Env): Delivery {
  if (url === undefined) return createOutboxDelivery(join(env.DATA_DIR, OUTBOX), from)
  return createSmtpDelivery({ url, from, insecure: env.SMTP_INSECURE })
}
