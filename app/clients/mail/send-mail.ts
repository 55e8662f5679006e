import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { loadEmailClient } from './email-client.ts'
import { fetchMailSettings, type MailSettings } from './mail-settings.ts'

/** A message that is not taken by then counts as lost, in milliseconds. */
const TIMEOUT_MS = 30_000

type Send = (
  template: 'contactTemplateId' | 'newsletterTemplateId',
  parameters: Record<string, string>,
) => Promise<void>

let opening: Promise<Send> | undefined

async function open(): Promise<Send> {
  const [settings, client] = await Promise.all([fetchMailSettings(), loadEmailClient()])
  const { origin, publicKey, serviceId } = settings
  client.init({ publicKey, origin })
  return async (template, parameters) => {
    await inTime(
      client.send(serviceId, settings[template satisfies keyof MailSettings], parameters),
    )
  }
}

/** Rejects when `work` takes too long: a network that stalls says nothing by itself. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error('The message was not taken in time.')),
    TIMEOUT_MS,
  )
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/** What sends, fetched on the first call; a failure is forgotten, so that the next one tries again. */
function opened(): Promise<Send> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Fetches what sends ahead of its first use; a failure shows when it is used. */
export function preloadMail(): void {
  opened().catch(() => {})
}

/**
 * Sends a message to the team (docs/product.md, "Email service").
 *
 * @throws whatever the cause, when it was not taken: an answer, an Error or a text
 */
export async function sendContactMessage({ name, email, subject, message }: ContactMessage) {
  const send = await opened()
  await send('contactTemplateId', { name, email, subject, message })
}

/**
 * Asks for the newsletter; the address goes under both names (docs/product.md, "Email service").
 *
 * @throws whatever the cause, when it was not taken
 */
export async function subscribe(address: string): Promise<void> {
  const send = await opened()
  await send('newsletterTemplateId', { name: address, email: address })
}
