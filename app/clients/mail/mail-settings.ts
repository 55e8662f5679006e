import { hasFields, isText, requireShape } from '#domain/platform/json/shape.ts'
import { ENDPOINTS } from '#domain/platform/paths.ts'

/** The response of `/mail/settings`. */
export interface MailClientSettings {
  readonly origin: string
  readonly publicKey: string
  readonly serviceId: string
  readonly contactTemplateId: string
  readonly newsletterTemplateId: string
}

const isFilled = (value: unknown): value is string => isText(value) && value !== ''

const isSettings = hasFields<MailClientSettings>({
  origin: isFilled,
  publicKey: isFilled,
  serviceId: isFilled,
  contactTemplateId: isFilled,
  newsletterTemplateId: isFilled,
})

const TIMEOUT_MS = 10_000

/** @throws when the server does not respond in time, or responds with something else */
export async function fetchMailSettings(): Promise<MailClientSettings> {
  const response = await fetch(ENDPOINTS.mailSettings, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The mail settings failed with status ${response.status}.`)
  const settings = requireShape(await response.json(), isSettings)
  const { origin } = settings
  return { ...settings, origin: origin.startsWith('/') ? location.origin + origin : origin }
}
