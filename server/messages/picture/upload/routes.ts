import { type Context, Hono } from 'hono'
import { MAX_INT32 } from '#domain/catalog/listing/int32.ts'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import {
  CONVERSATION_PATH,
  conversationPath,
  MESSAGE_PICTURE_PATH,
  MY_MESSAGES_PATH,
} from '#domain/messages/conversation/links.ts'
import {
  PICTURE_PROBLEM_FIELD,
  SEND_REFUSAL_FIELD,
} from '#domain/messages/conversation/picture-refusal.ts'
import { getPathLanguage, inLanguage, LANGUAGES } from '#domain/platform/language.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { createFormReceiver } from '#server/homes/upload/form/receive-form.ts'
import {
  createSenderFinder,
  type SenderFinderOptions,
} from '#server/homes/upload/receiving/find-sender.ts'
import type { Conversations } from '#server/messages/conversation/conversations.ts'
import type { MessagePictures } from '#server/messages/picture/message-pictures.ts'
import { createPersonFinder } from '#server/people/session/find-person.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import {
  requireSameOrigin,
  requireSameOriginForms,
} from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'
import type { DiskSpace } from '#server/platform/picture/disk-space.ts'
import { receiveMessage } from './receive-message.ts'

export interface MessagePictureOptions extends SenderFinderOptions {
  readonly conversations: Conversations
  readonly pictures: MessagePictures
  /** Folder of files while they arrive and are read. */
  readonly folder: string
  readonly diskSpace: DiskSpace
}

const isMultipart = (c: Context) =>
  c.req.header('Content-Type')?.toLowerCase().startsWith('multipart/form-data') ?? false

/** The request as a form without files, for the page that answers it. */
function withoutFiles({ url, headers }: Request, fields: URLSearchParams): Request {
  const kept = new Headers(headers)
  const body = fields.toString()
  kept.delete('Transfer-Encoding')
  kept.set('Content-Type', 'application/x-www-form-urlencoded')
  kept.set('Content-Length', String(Buffer.byteLength(body)))
  return new Request(url, { method: 'POST', headers: kept, body })
}

/**
 * Receives messages with pictures, which exceed the size limit of page forms. A form that was not
 * sent goes on to the page without its files, so that the page shows what was typed.
 */
export function receiveMessagePictures(app: Hono, options: MessagePictureOptions): void {
  const { clientIp, folder, diskSpace, ...tools } = options
  const findSender = createSenderFinder(options)
  const receiving = { ...tools, receive: createFormReceiver({ folder, diskSpace }) }
  const limit = limitByIp(LIMITS.upload, clientIp)

  /** The form of a browser without scripts. */
  const pagePaths = LANGUAGES.map((language) => inLanguage(CONVERSATION_PATH, language))
  app.on('POST', pagePaths, requireSameOriginForms, limit, async (c, next) => {
    if (!isMultipart(c)) return next()
    const id = c.req.param('id') ?? ''
    const sender = await findSender(c)
    const fields = new URLSearchParams()
    if (sender !== null) {
      const { text, key, outcome } = await receiveMessage(c, sender, id, receiving)
      if (outcome !== 'no pictures' && 'sent' in outcome) {
        c.header('Cache-Control', 'no-store')
        const path = inLanguage(conversationPath(id), getPathLanguage(c.req.path))
        return c.redirect(`${path}#write`, 303)
      }
      fields.set('text', text)
      fields.set('key', key)
      if (outcome !== 'no pictures' && 'refusal' in outcome)
        fields.set(SEND_REFUSAL_FIELD, outcome.refusal)
      if (outcome !== 'no pictures' && 'refused' in outcome)
        for (const problem of outcome.refused) fields.append(PICTURE_PROBLEM_FIELD, problem)
    }
    c.req.raw = withoutFiles(c.req.raw, fields)
    return next()
  })

  /** The form with pictures when a script sends it. */
  app.post(MY_MESSAGES_PATH, requireSameOriginForms, limit, async (c, next) => {
    if (!isMultipart(c)) return next()
    c.header('Cache-Control', 'no-store')
    const sender = await findSender(c)
    if (sender === null) return c.text('Sign in first.', 401)
    const id = c.req.param('id') ?? ''
    const { outcome } = await receiveMessage(c, sender, id, receiving)
    if (outcome === 'no pictures') return c.text('This is no message with pictures.', 400)
    if ('sent' in outcome) return c.json({ seq: outcome.sent })
    return c.json(outcome, 'refusal' in outcome ? getRefusalStatus(outcome.refusal) : 400)
  })
}

export function messagePictureRoutes(options: MessagePictureOptions): Hono {
  const findPerson = createPersonFinder(options)
  const app = new Hono()
  app.onError(createErrorHandler('A picture of a message could not be sent.'))
  app.use(requireSameOrigin, noStore)
  app.get(MESSAGE_PICTURE_PATH, limitByIp(LIMITS.data, options.clientIp), async (c) => {
    const [seq = '', position = ''] = [c.req.param('seq'), c.req.param('position')]
    const key = {
      conversation: c.req.param('id') ?? '',
      seq: Number(seq),
      position: Number(position),
    }
    const isKey =
      [seq, position].every((number) => /^[1-9]\d{0,9}$/.test(number)) &&
      key.seq <= MAX_INT32 &&
      key.position <= CONVERSATION_LIMITS.pictures
    const person = isKey ? await findPerson(c) : null
    const picture = person && (await options.pictures.find(person, key))
    if (picture === null) return c.text('There is no such picture.', 404)
    return c.body(picture, 200, { 'Content-Type': 'image/jpeg' })
  })
  app.all(MESSAGE_PICTURE_PATH, (c) => c.text('Only GET is known here.', 405, { Allow: 'GET' }))
  return app
}
