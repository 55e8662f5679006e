import { type Context, Hono } from 'hono'
import { STOP_MAILS_PATH } from '#domain/messages/conversation/links.ts'
import { getPathLanguage, inLanguage, LANGUAGES } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import type { Conversations } from '#server/messages/conversation/conversations.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'

interface StopOptions {
  readonly conversations: Pick<Conversations, 'stopMails'>
  readonly clientIp: (c: Context) => string
}

/**
 * Turns off mails about messages with the token of one of them; mail providers POST it with one
 * click (RFC 8058). Only a POST acts, because providers open links too; a person who follows the
 * link gets to the switch itself.
 */
export function unsubscribeRoutes({ conversations, clientIp }: StopOptions): Hono {
  const app = new Hono()
  const paths = LANGUAGES.map((language) => inLanguage(STOP_MAILS_PATH, language))
  app.use(noStore)
  app.on('GET', paths, (c) =>
    c.redirect(inLanguage(PATHS.messages, getPathLanguage(c.req.path)), 303),
  )
  app.on('POST', paths, limitByIp(LIMITS.form, clientIp), async (c) => {
    const isKnown = await conversations.stopMails(c.req.query('token') ?? '')
    return c.text(isKnown ? 'Done.' : 'This link is not complete.', isKnown ? 200 : 404)
  })
  app.onError(createErrorHandler('Mails about messages could not be turned off.'))
  return app
}
