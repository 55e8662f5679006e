import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod'
import { IDEMPOTENCY_KEY } from '#domain/platform/idempotency-key.ts'
import type { Language } from '#domain/platform/language.ts'
import { type Limit, limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { getPageLanguage } from '#server/platform/http/request/page-language.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { isClientAbort } from '#server/platform/http/response/client-abort.ts'
import { log } from '#server/platform/log/log.ts'
import { type MailSettings, RELAY } from '#server/platform/mail/settings.ts'
import { SITE_LIMITS } from '#server/site/rate-limits.ts'

/** Enough for the longest message in any alphabet and the other fields. */
const MAX_BODY_BYTES = 50 * 1024

const ERROR_RETRY_SECONDS = 5

/** What browsers post: a call of EmailJS's REST API. */
const posted = z.object({
  user_id: z.literal(RELAY.publicKey),
  service_id: z.literal(RELAY.serviceId),
  template_id: z.string(),
  template_params: z.record(z.string(), z.unknown()),
})

interface Sending {
  readonly now: Date
  /** Of the form, if its browser named it. */
  readonly key: string | null
  /** Of the page with the form. */
  readonly language: Language
}

/** Sends a mail. Throws a ZodError if the parameters are invalid. */
export type Template = (parameters: unknown, sending: Sending) => Promise<void>

export interface RelayOptions {
  readonly settings: MailSettings
  /** Templates by id. */
  readonly templates: ReadonlyMap<string, Template>
  readonly clientIp: (c: Context) => string
  readonly limit?: Limit
  readonly now?: () => Date
}

/**
 * Answers the call of EmailJS's REST API that browsers make, and mails it with a template. Recipient, sender and
 * surrounding text are fixed, so that nobody can mail others with it. Responses are plain text, as
 * EmailJS's are; any status but 2xx is an error.
 */
export function mailRelay(options: RelayOptions): Hono {
  const {
    settings,
    templates,
    clientIp,
    limit = SITE_LIMITS.mailRelay,
    now = () => new Date(),
  } = options
  const app = new Hono()
  app.get('/settings', (c) => c.json(settings, 200, { 'Cache-Control': 'max-age=60' }))
  app.post(
    '/api/v1.0/email/send',
    requireSameOrigin,
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.text('The message is too large.', 413),
    }),
    limitByIp(limit, clientIp),
    async (c) => {
      if (!c.req.header('Content-Type')?.startsWith('application/json')) {
        return c.text('The body must be JSON.', 415)
      }
      const body = posted.safeParse(await c.req.json().catch(() => null))
      if (!body.success) return c.text('The request is malformed, or for another service.', 400)
      const template = templates.get(body.data.template_id)
      if (template === undefined) return c.text('There is no such template.', 400)
      const key = c.req.header(IDEMPOTENCY_KEY) ?? null
      const language = getPageLanguage(c.req.raw)
      await template(body.data.template_params, { now: now(), key, language })
      return c.text('OK')
    },
  )
  app.onError((error, c) => {
    if (isClientAbort(error)) return c.body(null, 400)
    if (error instanceof z.core.$ZodError) return c.text('A parameter is missing or wrong.', 400)
    log.error({ err: error }, 'A message could not be taken.')
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(ERROR_RETRY_SECONDS) }
    return c.text('The message cannot be taken now.', 503, headers)
  })
  app.all('*', (c) => c.text('There is nothing here.', 404))
  return app
}
