import { Hono } from 'hono'
import * as z from 'zod/mini'
import { MAX_INT32 } from '#domain/catalog/listing/int32.ts'
import { OFFER_FIELDS } from '#domain/homes/offer/content.ts'
import { DRAFT_PATH, isKeepable } from '#domain/homes/offer/draft.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { createPersonFinder, type PersonRoutesOptions } from '#server/people/session/find-person.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'
import type { Offers } from './offers.ts'

const bodySchema = z.object({
  revision: z.int().check(z.minimum(0), z.maximum(MAX_INT32)),
  values: z.partialRecord(z.enum(OFFER_FIELDS), z.string()).check(z.refine(isKeepable)),
})

export interface MyDraftsOptions extends PersonRoutesOptions {
  readonly offers: Offers
}

/** `PUT /my/drafts/:id` saves what is typed into a step, and responds without a page. */
export function myDraftsRoutes(options: MyDraftsOptions): Hono {
  const { offers, clientIp } = options
  const findPerson = createPersonFinder(options)
  const app = new Hono()
  app.use(requireSameOrigin, limitByIp(LIMITS.form, clientIp), noStore)

  app.put(DRAFT_PATH, async (c) => {
    const person = await findPerson(c)
    if (person === null) return c.text('Sign in to go on with your home.', 401)
    const { data: change } = bodySchema.safeParse(await c.req.json().catch(() => null))
    const id = c.req.param('id') ?? ''
    if (change === undefined)
      return c.text('This is more than a draft can hold, or no part of one.', 400)
    if (!isUuid(id)) return c.text('You have no such draft.', 404)
    const saved = await offers.save({ owner: person.uid, id, ...change })
    if (!('refusal' in saved)) return c.json({ revision: saved.revision })
    if (saved.refusal === 'conflict') return c.json({ revision: saved.revision }, 409)
    if (saved.refusal === 'too fast')
      return c.text('That was a lot in an hour. Wait a little.', 429)
    return c.text('You have no such draft.', 404)
  })

  app.all(DRAFT_PATH, (c) => c.text('Only PUT is known here.', 405, { Allow: 'PUT' }))
  app.onError(createErrorHandler('A draft could not be saved.'))
  return app
}
