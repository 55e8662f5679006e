import { type Context, Hono } from 'hono'
import {
  CHECK_PICTURE_PATH,
  homeCheckPath,
  offerPicturesPath,
  PICTURE_FILE_PATH,
  SENT_PICTURES_PATH,
} from '#domain/homes/offer/links.ts'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { signInPath } from '#domain/people/sign-in-path.ts'
import type { OfferPictures } from '#server/homes/pictures/offer-pictures.ts'
import type { Identity } from '#server/people/identity/identity.ts'
import { createPersonFinder } from '#server/people/session/find-person.ts'
import type { Person } from '#server/people/session/person.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import type { IsHttps } from '#server/platform/http/request/https.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'
import { log } from '#server/platform/log/log.ts'
import type { DiskSpace } from '#server/platform/picture/disk-space.ts'
import type { PictureSender } from '#server/platform/picture/intake/picture-sender.ts'
import { createFormReceiver } from './form/receive-form.ts'
import { createPartsHandlers } from './parts/handlers.ts'
import { createSenderFinder } from './receiving/find-sender.ts'

/** Pictures that prove that somebody is in a home; `moderation/` decides about them. */
interface CheckPictures {
  readonly send: (
    sender: PictureSender,
    offer: string,
    file: string,
    signal: AbortSignal,
  ) => Promise<PictureProblem | null>
  readonly findPicture: (person: Person, offer: string) => Promise<Buffer<ArrayBuffer> | null>
}

export interface PictureUploadOptions {
  readonly db: Queryable
  readonly identity: Identity
  readonly isHttps: IsHttps
  readonly clientIp: (c: Context) => string
  /** Whether confirmation links reach real mailboxes. */
  readonly areMailsDelivered: boolean
  readonly pictures: OfferPictures
  readonly checks: CheckPictures
  /** Folder of files while they arrive and are read. */
  readonly folder: string
  readonly diskSpace: DiskSpace
}

/** Uploads that exceed the size limit of page forms: pictures of homes and of checks. */
export function pictureUploadRoutes(options: PictureUploadOptions): Hono {
  const { clientIp, pictures, checks, folder, diskSpace } = options
  const receive = createFormReceiver({ folder, diskSpace })
  const findSender = createSenderFinder(options)
  const app = new Hono()
  app.onError(createErrorHandler(log, 'Pictures could not be received.'))

  app.use(requireSameOrigin, limitByIp(LIMITS.upload, clientIp), noStore)

  const findPerson = createPersonFinder(options)
  const parts = createPartsHandlers({ findSender, pictures, folder, diskSpace })

  app.post(SENT_PICTURES_PATH, async (c, next) => {
    if (c.req.header('Tus-Resumable') !== undefined) return parts.receive(c, next)
    // The form of a browser without scripts.
    const id = c.req.param('id')
    const sender = await findSender(c)
    if (sender === null) return c.redirect(signInPath(offerPicturesPath(id)), 303)
    const answer = (problems: readonly PictureProblem[]) =>
      c.redirect(offerPicturesPath(id, problems), 303)
    const state = await pictures.findState({ owner: sender.uid, id })
    if (state === null) return c.text('There is no such home.', 404)
    if (state !== 'draft') return answer(['not now'])
    const add = (file: string, signal: AbortSignal) => pictures.add(sender, id, file, signal)
    return answer(await receive(c, { sender, maxFiles: PICTURE_LIMITS.pictures, add }))
  })

  app.post(CHECK_PICTURE_PATH, async (c) => {
    const id = c.req.param('id')
    const sender = await findSender(c)
    if (sender === null) return c.redirect(signInPath(homeCheckPath(id)), 303)
    if ((await pictures.findState({ owner: sender.uid, id })) === null)
      return c.text('There is no such home.', 404)
    const add = (file: string, signal: AbortSignal) => checks.send(sender, id, file, signal)
    return c.redirect(homeCheckPath(id, await receive(c, { sender, maxFiles: 1, add })), 303)
  })

  app.get(CHECK_PICTURE_PATH, async (c) => {
    const person = await findPerson(c)
    const picture = person && (await checks.findPicture(person, c.req.param('id')))
    if (picture === null) return c.text('There is no such picture.', 404)
    return c.body(picture, 200, { 'Content-Type': 'image/webp' })
  })

  app.all(SENT_PICTURES_PATH, (c) => c.text('Only POST is known here.', 405, { Allow: 'POST' }))
  app.on(['PATCH', 'DELETE'], PICTURE_FILE_PATH, parts.receive)
  app.post(PICTURE_FILE_PATH, parts.take)
  app.all(PICTURE_FILE_PATH, (c, next) => {
    // Hono routes HEAD like GET, without the body.
    if (c.req.raw.method === 'HEAD') return parts.receive(c, next)
    const allowed = 'HEAD, PATCH, POST, DELETE'
    return c.text(`Only ${allowed} are known here.`, 405, { Allow: allowed })
  })
  app.all(CHECK_PICTURE_PATH, (c) =>
    c.text('Only GET and POST are known here.', 405, { Allow: 'GET, POST' }),
  )
  return app
}
