import * as z from 'zod/mini'
import { ENDPOINTS } from '#domain/site/links.ts'

const text = z.string().check(z.minLength(1))

/** The response of `/mail/settings`. */
const settingsSchema = z.object({
  origin: text,
  publicKey: text,
  serviceId: text,
  contactTemplateId: text,
  newsletterTemplateId: text,
})
export type MailClientSettings = z.infer<typeof settingsSchema>

const TIMEOUT_MS = 15_000

/** @throws when the server does not respond in time, or not with settings */
export async function fetchMailSettings(): Promise<MailClientSettings> {
  const response = await fetch(ENDPOINTS.mailSettings, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The mail settings failed with status ${response.status}.`)
  const settings = settingsSchema.parse(await response.json())
  const { origin } = settings
  // The client needs a host: with a path alone it would call the hosted service.
  return { ...settings, origin: origin.startsWith('/') ? location.origin + origin : origin }
}
