import { Hono } from 'hono'
import { CHECK_PICTURE_PATH, homeCheckPath } from '#domain/homes/offer/links.ts'
import { signInPath } from '#domain/people/sign-in-path.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { findOwnOffer } from '#server/homes/offer/queries.ts'
import { createFormReceiver } from '#server/homes/upload/form/receive-form.ts'
import { createSenderFinder } from '#server/homes/upload/receiving/find-sender.ts'
import type { Identity } from '#server/people/identity/identity.ts'
import { createPersonFinder } from '#server/people/session/find-person.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { getPageLanguage } from '#server/platform/http/request/page-language.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'
import type { Platform } from '#server/platform/open.ts'
import type { HomeChecks } from './home-checks.ts'

interface HomeCheckRoutesOptions {
  readonly identity: Identity
  readonly checks: HomeChecks
}

/** The picture of a check, which exceeds the size limit of page forms. */
export function homeCheckRoutes(
  platform: Platform,
  { identity, checks }: HomeCheckRoutesOptions,
): Hono {
  const { db, clientIp, pictures } = platform
  const tools = { ...platform, identity }
  const receive = createFormReceiver({
    folder: pictures.folders.uploads,
    diskSpace: pictures.diskSpace,
  })
  const findSender = createSenderFinder(tools)
  const findPerson = createPersonFinder(tools)
  const app = new Hono()
  app.onError(createErrorHandler('Pictures could not be received.'))
  app.use(requireSameOrigin, limitByIp(LIMITS.upload, clientIp), noStore)

  app.post(CHECK_PICTURE_PATH, async (c) => {
    const id = c.req.param('id')
    const redirect = (path: string) => c.redirect(inLanguage(path, getPageLanguage(c.req.raw)), 303)
    const sender = await findSender(c)
    if (sender === null) return redirect(signInPath(homeCheckPath(id)))
    if ((await findOwnOffer(db, sender.uid, id)) === null)
      return c.text('There is no such home.', 404)
    const add = (file: string, signal: AbortSignal) => checks.send(sender, id, file, signal)
    return redirect(homeCheckPath(id, await receive(c, { sender, maxFiles: 1, add })))
  })

  app.get(CHECK_PICTURE_PATH, async (c) => {
    const person = await findPerson(c)
    const picture = person && (await checks.findPicture(person, c.req.param('id')))
    if (picture === null) return c.text('There is no such picture.', 404)
    return c.body(picture, 200, { 'Content-Type': 'image/webp' })
  })

  app.all(CHECK_PICTURE_PATH, (c) =>
    c.text('Only GET and POST are known here.', 405, { Allow: 'GET, POST' }),
  )
  return app
}
