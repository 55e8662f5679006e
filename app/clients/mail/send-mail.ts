import { IDEMPOTENCY_KEY } from '#domain/platform/idempotency-key.ts'
import type { ContactMessage } from '#domain/site/contact/contact-message.ts'
import { fetchMailSettings, type MailClientSettings } from './mail-settings.ts'

/** A stalled connection never fails on its own. */
const TIMEOUT_MS = 15_000

let settings: Promise<MailClientSettings> | undefined

/** Fetched on the first call, and again after a failure. */
function getSettings(): Promise<MailClientSettings> {
  settings ??= fetchMailSettings().catch((error: unknown) => {
    settings = undefined
    throw error
  })
  return settings
}

/** Ignores failures: the first use tries again. */
export function preloadMail(): void {
  getSettings().catch(() => {})
}

/**
 * Calls EmailJS's REST API (docs/product/site.md, "Email service").
 *
 * @param key names the form, so that this server accepts it once; a hosted service does not allow the header
 * @throws when the mail was not accepted, or there was no response in time
 */
async function send(
  template: 'contactTemplateId' | 'newsletterTemplateId',
  parameters: Readonly<Record<string, string>>,
  key: string,
): Promise<void> {
  const { origin, publicKey, serviceId, [template]: templateId } = await getSettings()
  const isOurs = new URL(origin).origin === location.origin
  const { ok, status } = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(isOurs && { [IDEMPOTENCY_KEY]: key }) },
    body: JSON.stringify({
      service_id: serviceId,
      template_id: templateId,
      user_id: publicKey,
      template_params: parameters,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!ok) throw new Error(`The email service answered with status ${status}.`)
}

/**
 * Sends a mail to the team (docs/product/site.md, "Email service").
 *
 * @throws as `send`
 */
export const sendContactMessage = (
  { name, email, subject, message }: ContactMessage,
  key: string,
): Promise<void> => send('contactTemplateId', { name, email, subject, message }, key)

/**
 * Both template parameters are the email address (docs/product/site.md, "Email service").
 *
 * @throws as `send`
 */
export const subscribe = (email: string, key: string): Promise<void> =>
  send('newsletterTemplateId', { name: email, email }, key)
