import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import { COUNTED, COUNTS_PATH } from '#domain/homes/offer/count.ts'
import { toCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { HOME_LIMITS } from '#server/homes/rate-limits.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { requireOwnPage } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'
import { countOffer } from './commands.ts'

const countSchema = z.object({
  what: z.enum(COUNTED),
  type: z.enum(ESTATE_TYPES),
  id: z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)), z.int()),
})

/**
 * Browsers that ask not to be tracked report nothing themselves, but pages from before that rule
 * might.
 */
const asksNotToTrack = (c: Context) =>
  c.req.header('DNT') === '1' || c.req.header('Sec-GPC') === '1'

interface CountingOptions {
  readonly db: Queryable
  readonly clientIp: (c: Context) => string
  readonly now?: () => Date
}

/** `POST /counts` counts a view or a heart of a home, and stores nothing about the sender. */
export function countingRoutes(options: CountingOptions): Hono {
  const { db, clientIp, now = () => new Date() } = options
  const app = new Hono()
  app.use(requireOwnPage, limitByIp(HOME_LIMITS.counts, clientIp), noStore)

  app.post(COUNTS_PATH, async (c) => {
    const { data } = countSchema.safeParse(await c.req.parseBody().catch(() => null))
    if (data === undefined) return c.text('This is nothing that is counted.', 400)
    if (!asksNotToTrack(c)) await countOffer(db, data, toCalendarDay(now()))
    return c.body(null, 204)
  })

  app.all(COUNTS_PATH, (c) => c.text('Only POST is known here.', 405, { Allow: 'POST' }))
  app.onError(createErrorHandler('A view could not be counted.'))
  return app
}
