import { Hono } from 'hono'
import { createContext } from 'react-router'
import { contactMessageSchema } from '#domain/site/contact/contact-message-schema.ts'
import { newsletterSchema } from '#domain/site/newsletter/newsletter-schema.ts'
import type { Env } from '#server/platform/config/env.ts'
import { type MailSettings, RELAY } from '#server/platform/mail/settings.ts'
import type { Platform } from '#server/platform/open.ts'
import { contactMessages } from '#texts/site/contact.ts'
import { newsletterMessages } from '#texts/site/newsletter.ts'
import { mailContactMessage } from './contact.ts'
import { createFormMail } from './form-mail.ts'
import { requestSubscription } from './newsletter.ts'
import { mailRelay, type Template } from './relay.ts'
import { securityTxtRoutes } from './security-txt.ts'

const contactSchema = contactMessageSchema(contactMessages)
const subscriptionSchema = newsletterSchema(newsletterMessages)

/** The mail to the team, and the newsletter. */
export type Site = ReturnType<typeof openSite>

export const siteContext = createContext<Site>()

export function openSite(platform: Pick<Platform, 'db' | 'env' | 'mailer' | 'clientIp'>) {
  const { db, env, mailer, clientIp } = platform
  const { MAIL_TO: team, SITE_URL: siteUrl } = env
  const tools = { db, mailer, siteUrl }
  const templates = new Map<string, Template>([
    [
      RELAY.contactTemplateId,
      (parameters, { now, key }) =>
        mailContactMessage({ db, mailer, team }, contactSchema.parse(parameters), now, key),
    ],
    [
      RELAY.newsletterTemplateId,
      async (parameters, { now, key, language }) => {
        // Browsers send the email address under both of its names.
        const { email } = Object(parameters)
        const { newsletter } = subscriptionSchema.parse({ newsletter: email })
        await requestSubscription(tools, { email: newsletter, language }, now, key)
      },
    ],
  ])
  const hosted = getHostedSettings(env)
  const relay = mailRelay({ settings: hosted ?? RELAY, templates, clientIp })
  return {
    formMail: createFormMail(tools, { team }),
    /** Other origins that pages send mail to. */
    mailOrigins: hosted === null ? [] : [new URL(hosted.origin).origin],
    routes: [
      new Hono().mount('/mail', relay.fetch),
      securityTxtRoutes({
        contact: env.SECURITY_CONTACT,
        siteUrl: env.CONFIGURED_SITE_URL,
        clientIp,
      }),
    ],
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
