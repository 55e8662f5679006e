import { type Context, Hono } from 'hono'
import { offerPicturesPath } from '#domain/offer/links.ts'
import { PICTURE_LIMITS } from '#domain/picture/limits.ts'
import type { PictureProblem } from '#domain/picture/picture-problem.ts'
import { PATHS } from '#domain/site/links.ts'
import type { Queryable } from '#server/db/open.ts'
import { LIMITS } from '#server/http/limits/limits.ts'
import { createPlaces } from '#server/http/limits/places.ts'
import { limitByIp } from '#server/http/limits/rate-limit.ts'
import { allowSlowBody } from '#server/http/listener/limit-body-time.ts'
import { type Connection, LOOPBACK } from '#server/http/request/client-ip.ts'
import type { IsHttps } from '#server/http/request/https.ts'
import { requireSameOrigin } from '#server/http/request/same-origin.ts'
import { createErrorHandler } from '#server/http/response/error-handler.ts'
import { noStore } from '#server/http/response/no-store.ts'
import type { Identity } from '#server/identity/identity.ts'
import { log } from '#server/log/log.ts'
import type { OfferPictures } from '#server/offer/pictures/offer-pictures.ts'
import { QueueBusyError } from '#server/runtime/queue-busy-error.ts'
import { createVisitor } from '#server/visitor/visitor.ts'

import { receiveFiles } from './receive-files.ts'

/** `sentPicturesPath` */
const ROUTE = '/my/listings/:id/pictures/files'
/** Forms that are received at once: each may have files of half a gigabyte. */
const MAX_FORMS = { total: 8, ofClient: 2, ofAccount: 1 }
/** 8 kB a second; a slower phone sends fewer pictures at once. */
const PACE = { minBytes: 240_000, windowMs: 30_000, maxMs: 3_600_000 }
const { pictures: maxFiles, fileBytes: maxFileBytes } = PICTURE_LIMITS

export interface PictureUploadOptions {
  readonly db: Queryable
  readonly identity: Identity
  readonly isHttps: IsHttps
  readonly clientIp: (c: Context) => string
  readonly pictures: OfferPictures
  /** Where files are while they arrive and are read. */
  readonly folder: string
}

/** What is too large for the forms of pages: pictures of homes. */
export function pictureUploadRoutes(options: PictureUploadOptions): Hono {
  const { db, identity, isHttps, clientIp, pictures, folder } = options
  const places = createPlaces(MAX_FORMS)
  const app = new Hono()
  app.onError(createErrorHandler(log, 'Pictures could not be received.'))

  app.use(requireSameOrigin, limitByIp(LIMITS.upload, clientIp), noStore)

  const findPerson = (c: Context) =>
    createVisitor(c.req.raw, { db, identity, https: isHttps(c.req.raw) }).person()

  /** The form of a browser without scripts. */
  app.post(ROUTE, async (c) => {
    const id = c.req.param('id')
    const person = await findPerson(c)
    if (person === null) return c.redirect(PATHS.signIn, 303)
    const draft = { owner: person.uid, id }
    const answer = (problems: readonly PictureProblem[]) =>
      c.redirect(offerPicturesPath(id, problems), 303)
    const state = await pictures.findState(draft)
    if (state === null) return c.text('There is no such home.', 404)
    if (state !== 'draft') return answer(['not now'])
    const ip = clientIp(c)
    // Whoever has no address of their own has no share of it.
    const leave = places.enter(ip === LOOPBACK ? person.uid : ip, person.uid)
    if (leave === null) return answer(['too fast'])
    const { incoming } = (c.env as Connection | undefined) ?? {}
    if (incoming) allowSlowBody(incoming)
    const { signal } = c.req.raw
    const problems: PictureProblem[] = []
    let count = 0
    const take = async (file: string, isCut: boolean) => {
      count += 1
      // What follows a refusal would wait as long.
      if (signal.aborted || problems.includes('too fast')) return
      const problem = isCut ? 'too large' : await addUnlessBusy(draft, file, signal)
      if (problem !== null) problems.push(problem)
    }
    const form = { folder, maxFiles, maxFileBytes, pace: PACE, take }
    try {
      const hasMore = await receiveFiles(c.req.raw, form)
      if (count === 0) return answer(['no file'])
      return answer(hasMore ? [...problems, 'too many'] : problems)
    } catch (error) {
      log.debug({ err: error }, 'A form with pictures did not arrive whole.')
      return answer([...problems, 'cut off'])
    } finally {
      leave()
    }
  })

  async function addUnlessBusy(
    draft: { owner: string; id: string },
    file: string,
    signal: AbortSignal,
  ) {
    try {
      return await pictures.add(draft, file, signal)
    } catch (error) {
      if (error instanceof QueueBusyError) return 'too fast'
      throw error
    }
  }

  app.all(ROUTE, (c) => c.text('Only POST is known here.', 405, { Allow: 'POST' }))
  return app
}
