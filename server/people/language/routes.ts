import { Hono } from 'hono'
import { isLanguage } from '#domain/platform/language.ts'
import { PEOPLE_LIMITS } from '#server/people/rate-limits.ts'
import { createPersonFinder, type PersonRoutesOptions } from '#server/people/session/find-person.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'
import { chooseLanguage } from './commands.ts'

/** `/my/language`: POST with `language` keeps the language that the signed-in person has chosen. */
export function myLanguageRoutes(options: PersonRoutesOptions): Hono {
  const findPerson = createPersonFinder(options)
  const app = new Hono()
  app.use(requireSameOrigin, limitByIp(PEOPLE_LIMITS.session, options.clientIp), noStore)

  app.post('/', async (c) => {
    const person = await findPerson(c)
    if (person === null) return c.text('Sign in to choose a language.', 401)
    const { language } = await c.req.parseBody()
    if (!isLanguage(language)) return c.text('There is no such language.', 400)
    await chooseLanguage(options.db, person.uid, language)
    return c.body(null, 204)
  })

  app.all('*', (c) => c.text('Only POST is known here.', 405, { Allow: 'POST' }))
  app.onError(createErrorHandler('A language could not be kept.'))
  return app
}
