import { fetchJson } from '#app/browser/network/fetch-json.ts'
import { IDEMPOTENCY_KEY } from '#domain/platform/idempotency-key.ts'
import { ENDPOINTS } from '#domain/platform/paths.ts'
import type { ContactMessage } from '#domain/site/contact/contact-message-schema.ts'

/** A stalled connection never fails on its own. */
const SETTINGS_TIMEOUT_MS = 10_000
const SEND_TIMEOUT_MS = 15_000

/** The response of `/mail/settings` (`server/platform/mail/settings.ts`). */
type MailSettings = Readonly<
  Record<
    'origin' | 'publicKey' | 'serviceId' | 'contactTemplateId' | 'newsletterTemplateId',
    string
  >
>

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
  const settings = await fetchJson<MailSettings>(
    ENDPOINTS.mailSettings,
    AbortSignal.timeout(SETTINGS_TIMEOUT_MS),
  )
  const { origin, publicKey, serviceId, [template]: templateId } = settings
  // This server's origin is a path.
  const url = new URL(`${origin}/api/v1.0/email/send`, location.origin)
  const isOurs = url.origin === location.origin
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(isOurs && { [IDEMPOTENCY_KEY]: key }) },
    body: JSON.stringify({
      service_id: serviceId,
      template_id: templateId,
      user_id: publicKey,
      template_params: parameters,
    }),
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
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
