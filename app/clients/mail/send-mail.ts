import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { loadEmailClient } from './email-client.ts'
import { fetchMailSettings, type MailClientSettings } from './mail-settings.ts'

const TIMEOUT_MS = 15_000

type Send = (
  template: 'contactTemplateId' | 'newsletterTemplateId',
  parameters: Record<string, string>,
) => Promise<void>

let sender: Promise<Send> | undefined

async function createSender(): Promise<Send> {
  const [settings, client] = await Promise.all([fetchMailSettings(), loadEmailClient()])
  const { origin, publicKey, serviceId } = settings
  client.init({ publicKey, origin })
  return async (template, parameters) => {
    await withTimeout(
      client.send(serviceId, settings[template satisfies keyof MailClientSettings], parameters),
    )
  }
}

/** A stalled connection never fails on its own. */
function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error('The message was not taken in time.')),
    TIMEOUT_MS,
  )
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/** Created on the first call, and again after a failure. */
function getSender(): Promise<Send> {
  sender ??= createSender().catch((error: unknown) => {
    sender = undefined
    throw error
  })
  return sender
}

/** Ignores failures: the first use tries again. */
export function preloadMail(): void {
  getSender().catch(() => {})
}

/**
 * Sends a mail to the team (docs/product.md, "Email service").
 *
 * @throws when it was not accepted: EmailJS rejects with its response, an Error or a string
 */
export async function sendContactMessage({ name, email, subject, message }: ContactMessage) {
  const send = await getSender()
  await send('contactTemplateId', { name, email, subject, message })
}

/**
 * Both template parameters are the email address (docs/product.md, "Email service").
 *
 * @throws as `sendContactMessage`
 */
export async function subscribe(email: string): Promise<void> {
  const send = await getSender()
  await send('newsletterTemplateId', { name: email, email })
}
