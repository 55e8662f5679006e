import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod'
import { isClientAbort } from '#server/http/client-abort.ts'
import { LIMITS } from '#server/http/limits/limits.ts'
import { type Limit, limitByIp } from '#server/http/limits/rate-limit.ts'
import { requireSameOrigin } from '#server/http/same-origin.ts'
import { log } from '#server/log/log.ts'
import { type MailSettings, RELAY } from './settings.ts'

/** Room for the longest message in any alphabet and all that is around it, in bytes. */
const MOST_BYTES = 50 * 1024

/** When to try again after a fault, in seconds. */
const AFTER_A_FAULT_S = 5

/** What the EmailJS client posts. */
const posted = z.object({
  user_id: z.literal(RELAY.publicKey),
  service_id: z.literal(RELAY.serviceId),
  template_id: z.string(),
  template_params: z.record(z.string(), z.unknown()),
})

/** What is sent by a template: takes its parameters; throws a ZodError when they are wrong. */
export type Template = (parameters: unknown, now: Date) => Promise<void>

export interface RelayOptions {
  readonly settings: MailSettings
  /** By their ids. */
  readonly templates: ReadonlyMap<string, Template>
  readonly clientIp: (c: Context) => string
  readonly limit?: Limit
  readonly now?: () => Date
}

/**
 * Takes what the EmailJS client sends and mails it by a template: the reader, the sender and the
 * words around are fixed, so that nobody can mail others with it. Answers are plain text, as the
 * client expects; any but a 2xx is a failure to it.
 */
export function mailRelay(options: RelayOptions): Hono {
  const {
    settings,
    templates,
    clientIp,
    limit = LIMITS.mailRelay,
    now = () => new Date(),
  } = options
  const app = new Hono()
  app.get('/settings', (c) => c.json(settings, 200, { 'Cache-Control': 'max-age=60' }))
  app.post(
    '/api/v1.0/email/send',
    requireSameOrigin,
    bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.text('The message is too large.', 413) }),
    limitByIp(limit, clientIp),
    async (c) => {
      if (!c.req.header('Content-Type')?.startsWith('application/json')) {
        return c.text('The body must be JSON.', 415)
      }
      const body = posted.safeParse(await c.req.json().catch(() => null))
      if (!body.success) return c.text('The request is malformed, or for another service.', 400)
      const template = templates.get(body.data.template_id)
      if (template === undefined) return c.text('There is no such template.', 400)
      await template(body.data.template_params, now())
      return c.text('OK')
    },
  )
  app.onError((error, c) => {
    if (isClientAbort(error)) return c.body(null, 400)
    if (error instanceof z.core.$ZodError) return c.text('A parameter is missing or wrong.', 400)
    log.error({ err: error }, 'A message could not be taken.')
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(AFTER_A_FAULT_S) }
    return c.text('The message cannot be taken now.', 503, headers)
  })
  app.all('*', (c) => c.text('There is nothing here.', 404))
  return app
}
