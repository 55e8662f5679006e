import { Hono } from 'hono'
import {
  offerPicturesPath,
  PICTURE_FILE_PATH,
  SENT_PICTURES_PATH,
} from '#domain/homes/offer/links.ts'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { signInPath } from '#domain/people/sign-in-path.ts'
import { inLanguage } from '#domain/platform/language.ts'
import type { OfferPictures } from '#server/homes/picture/offer-pictures.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { getPageLanguage } from '#server/platform/http/request/page-language.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'
import type { DiskSpace } from '#server/platform/picture/disk-space.ts'
import { createFormReceiver } from './form/receive-form.ts'
import { createPartsHandlers } from './parts/handlers.ts'
import { createSenderFinder, type SenderFinderOptions } from './receiving/find-sender.ts'

export interface PictureUploadOptions extends SenderFinderOptions {
  readonly pictures: OfferPictures
  /** Folder of files while they arrive and are read. */
  readonly folder: string
  readonly diskSpace: DiskSpace
}

/** Pictures of homes, which exceed the size limit of page forms. */
export function pictureUploadRoutes(options: PictureUploadOptions): Hono {
  const { clientIp, pictures, folder, diskSpace } = options
  const receive = createFormReceiver({ folder, diskSpace })
  const findSender = createSenderFinder(options)
  const app = new Hono()
  app.onError(createErrorHandler('Pictures could not be received.'))

  app.use(requireSameOrigin, limitByIp(LIMITS.upload, clientIp), noStore)

  const parts = createPartsHandlers({ findSender, pictures, folder, diskSpace })

  app.post(SENT_PICTURES_PATH, async (c, next) => {
    if (c.req.header('Tus-Resumable') !== undefined) return parts.receive(c, next)
    // The form of a browser without scripts.
    const id = c.req.param('id')
    const redirect = (path: string) => c.redirect(inLanguage(path, getPageLanguage(c.req.raw)), 303)
    const sender = await findSender(c)
    if (sender === null) return redirect(signInPath(offerPicturesPath(id)))
    const answer = (problems: readonly PictureProblem[]) =>
      redirect(offerPicturesPath(id, problems))
    const state = await pictures.findState({ owner: sender.uid, id })
    if (state === null) return c.text('There is no such home.', 404)
    if (state !== 'draft') return answer(['not now'])
    const add = (file: string, signal: AbortSignal) => pictures.add(sender, id, file, signal)
    return answer(await receive(c, { sender, maxFiles: PICTURE_LIMITS.pictures, add }))
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
  return app
}
