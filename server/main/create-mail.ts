import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import { contactMessages } from '#content/texts/contact.ts'
import { newsletterMessages } from '#content/texts/newsletter.ts'
import { contactMessageSchema } from '#domain/contact/contact-message.ts'
import { newsletterSchema } from '#domain/contact/newsletter.ts'
import type { Env } from '#server/config/env.ts'
import { OUTBOX } from '#server/config/state-folders.ts'
import { sendContactMail } from '#server/contact/send.ts'
import type { Queryable } from '#server/db/open.ts'
import { createFormMail, type FormMail } from '#server/form-mail/form-mail.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { outboxDelivery } from '#server/mail/outbox.ts'
import { openPostOffice } from '#server/mail/post-office.ts'
import { mailRelay, type Template } from '#server/mail/relay.ts'
import { type MailSettings, RELAY } from '#server/mail/settings.ts'
import { smtpDelivery } from '#server/mail/smtp.ts'
import { requestSubscription } from '#server/newsletter/commands.ts'

const contactSchema = contactMessageSchema(contactMessages)
const subscriptionSchema = newsletterSchema(newsletterMessages)

/** Mail as configured. */
export interface MailService {
  readonly mailer: Mailer
  /** For the visitor who sent a request. */
  readonly formMail: (c: Context) => FormMail
  /** Origins that pages send mail to beside this site. */
  readonly origins: readonly string[]
  /** Answers what pages ask for under `/mail`. */
  readonly routes: Pick<Hono, 'fetch'>
  /** Ends the delivery; what is not delivered waits for the next start. */
  readonly stop: () => Promise<void>
}

/** Mail by the configured SMTP server, or else into an outbox of files. */
export function createMailService(
  db: Queryable,
  env: Env,
  clientIp: (c: Context) => string,
): MailService {
  const { MAIL_FROM: from, MAIL_TO: team, SITE_URL: siteUrl, SMTP_URL: smtpUrl } = env
  const delivery =
    smtpUrl === undefined
      ? outboxDelivery(join(env.DATA_DIR, OUTBOX), from)
      : smtpDelivery({ url: smtpUrl, from, insecure: env.SMTP_INSECURE })
  const { mailer, stop } = openPostOffice({ db, delivery })
  const tools = { db, mailer, siteUrl }
  const templates = new Map<string, Template>([
    [
      RELAY.contactTemplateId,
      (parameters) => sendContactMail(mailer, contactSchema.parse(parameters), team),
    ],
    [
      RELAY.newsletterTemplateId,
      async (parameters, now) => {
        // The client fills in the address under both of its names.
        const { email } = Object(parameters)
        await requestSubscription(
          tools,
          subscriptionSchema.parse({ newsletter: email }).newsletter,
          now,
        )
      },
    ],
  ])
  const hosted = hostedSettings(env)
  return {
    mailer,
    formMail: createFormMail(tools, { team, clientIp }),
    origins: hosted === null ? [] : [new URL(hosted.origin).origin],
    routes: mailRelay({ settings: hosted ?? RELAY, templates, addressOf: clientIp }),
    stop,
  }
}

/** The hosted service, where it is configured. */
function hostedSettings(env: Env): MailSettings | null {
  const { EMAILJS_PUBLIC_KEY: publicKey, EMAILJS_SERVICE_ID: serviceId } = env
  const { EMAILJS_CONTACT_TEMPLATE_ID: contactTemplateId } = env
  const { EMAILJS_NEWSLETTER_TEMPLATE_ID: newsletterTemplateId, EMAILJS_ORIGIN: origin } = env
  if (!(publicKey && serviceId && contactTemplateId && newsletterTemplateId)) return null
  return { origin, publicKey, serviceId, contactTemplateId, newsletterTemplateId }
}
