import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

/** Where mail goes from here, as `/mail/settings` says it. */
const settingsSchema = z.object({
  origin: text,
  publicKey: text,
  serviceId: text,
  contactTemplateId: text,
  newsletterTemplateId: text,
})
export type MailSettings = z.infer<typeof settingsSchema>

const TIMEOUT_MS = 15_000

/**
 * Asks the site where its pages send mail to.
 *
 * @throws when it does not answer in time, or not with settings
 */
export async function fetchMailSettings(): Promise<MailSettings> {
  const answer = await fetch('/mail/settings', { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`The settings of mail were answered with ${answer.status}.`)
  const settings = settingsSchema.parse(await answer.json())
  const { origin } = settings
  // A path is one of this site; without a host the client would turn to the hosted service.
  return { ...settings, origin: origin.startsWith('/') ? location.origin + origin : origin }
}
