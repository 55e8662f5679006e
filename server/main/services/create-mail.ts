import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import { contactMessages } from '#content/texts/site/contact.ts'
import { newsletterMessages } from '#content/texts/site/newsletter.ts'
import { contactMessageSchema } from '#domain/site/contact/contact-message.ts'
import { newsletterSchema } from '#domain/site/contact/newsletter.ts'
import type { Env } from '#server/platform/config/env.ts'
import { OUTBOX } from '#server/platform/config/state-folders.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { startMailWorker } from '#server/platform/mail/mail-worker.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { createOutboxDelivery } from '#server/platform/mail/outbox.ts'
import { type MailSettings, RELAY } from '#server/platform/mail/settings.ts'
import { createSmtpDelivery } from '#server/platform/mail/smtp.ts'
import { sendContactMail } from '#server/site/contact.ts'
import { createFormMail, type FormMail } from '#server/site/form-mail.ts'
import { requestSubscription } from '#server/site/newsletter.ts'
import { mailRelay, type Template } from '#server/site/relay.ts'

const contactSchema = contactMessageSchema(contactMessages)
const subscriptionSchema = newsletterSchema(newsletterMessages)

export interface MailService {
  readonly mailer: Mailer
  readonly formMail: (c: Context) => FormMail
  /** Other origins that pages send mail to. */
  readonly origins: readonly string[]
  /** Mounted at `/mail`. */
  readonly routes: Pick<Hono, 'fetch'>
  /** Stops delivery; undelivered messages wait for the next start. */
  readonly stop: () => Promise<void>
}

/** Delivers by the configured SMTP server, else into an outbox of files. */
export function createMailService(
  db: Queryable,
  env: Env,
  clientIp: (c: Context) => string,
): MailService {
  const { MAIL_FROM: from, MAIL_TO: team, SITE_URL: siteUrl, SMTP_URL: smtpUrl } = env
  const delivery =
    smtpUrl === undefined
      ? createOutboxDelivery(join(env.DATA_DIR, OUTBOX), from)
      : createSmtpDelivery({ url: smtpUrl, from, insecure: env.SMTP_INSECURE })
  const { mailer, stop } = startMailWorker({ db, delivery })
  const dependencies = { db, mailer, siteUrl }
  const templates = new Map<string, Template>([
    [
      RELAY.contactTemplateId,
      (parameters, now, key) =>
        sendContactMail({ db, mailer, team }, contactSchema.parse(parameters), now, key),
    ],
    [
      RELAY.newsletterTemplateId,
      async (parameters, now, key) => {
        // Browsers send the email address under both of its names.
        const { email } = Object(parameters)
        await requestSubscription(
          dependencies,
          subscriptionSchema.parse({ newsletter: email }).newsletter,
          now,
          key,
        )
      },
    ],
  ])
  const hosted = getHostedSettings(env)
  return {
    mailer,
    formMail: createFormMail(dependencies, { team, clientIp }),
    origins: hosted === null ? [] : [new URL(hosted.origin).origin],
    routes: mailRelay({ settings: hosted ?? RELAY, templates, clientIp }),
    stop,
  }
}

/** The hosted email service, where one is configured. */
function getHostedSettings(env: Env): MailSettings | null {
  const { EMAILJS_PUBLIC_KEY: publicKey, EMAILJS_SERVICE_ID: serviceId } = env
  const { EMAILJS_CONTACT_TEMPLATE_ID: contactTemplateId } = env
  const { EMAILJS_NEWSLETTER_TEMPLATE_ID: newsletterTemplateId, EMAILJS_ORIGIN: origin } = env
  if (!(publicKey && serviceId && contactTemplateId && newsletterTemplateId)) return null
  return { origin, publicKey, serviceId, contactTemplateId, newsletterTemplateId }
}
