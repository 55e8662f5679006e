import { Hono } from 'hono'
import * as z from 'zod/mini'
import { MAX_INT32 } from '#domain/catalog/listing/int32.ts'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import { MY_MESSAGES_PATH } from '#domain/messages/conversation/links.ts'
import { messageSchema } from '#domain/messages/conversation/message/message-schema.ts'
import { getLastSeq, type LaterMessages } from '#domain/messages/conversation/my-conversation.ts'
import type { PostedAnswer } from '#domain/messages/conversation/picture-refusal.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import type { Conversations } from '#server/messages/conversation/conversations.ts'
import { createPersonFinder, type PersonRoutesOptions } from '#server/people/session/find-person.ts'
import { LIMITS } from '#server/platform/http/limits/limits.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { requireSameOrigin } from '#server/platform/http/request/same-origin.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { noStore } from '#server/platform/http/response/no-store.ts'

const bodySchema = z.object({
  ...messageSchema({ empty: 'empty', long: 'long', unstorable: 'unstorable' }).shape,
  key: z.string().check(z.minLength(1), z.maxLength(CONVERSATION_LIMITS.keyLength)),
})

export interface MessageRoutesOptions extends PersonRoutesOptions {
  readonly conversations: Conversations
}

/** Routes for the open page of a conversation, which read new messages and send messages without loading a page. */
export function messageRoutes(options: MessageRoutesOptions): Hono {
  const { conversations, clientIp } = options
  const app = new Hono()
  app.use(requireSameOrigin, noStore)

  const findPerson = createPersonFinder(options)

  app.get(MY_MESSAGES_PATH, limitByIp(LIMITS.data, clientIp), async (c) => {
    const person = await findPerson(c)
    if (person === null) return c.text('Sign in first.', 401)
    const { uid } = person
    const id = c.req.param('id') ?? ''
    const conversation = isUuid(id) ? await conversations.find(uid, id) : null
    if (conversation === null) return c.text('You have no such conversation.', 404)
    const after = Number(c.req.query('after') ?? '0')
    if (!(Number.isInteger(after) && after >= 0 && after <= MAX_INT32))
      return c.text('"after" is the number of a message.', 400)
    const messages = await conversations.readMessages(conversation, after)
    await conversations.markRead(uid, conversation, getLastSeq(messages))
    return c.json({ conversation, messages } satisfies LaterMessages)
  })

  app.post(MY_MESSAGES_PATH, limitByIp(LIMITS.form, clientIp), async (c) => {
    const person = await findPerson(c)
    if (person === null) return c.text('Sign in first.', 401)
    const { uid } = person
    const { data: message } = bodySchema.safeParse(await c.req.json().catch(() => null))
    const id = c.req.param('id') ?? ''
    if (!isUuid(id)) return c.text('You have no such conversation.', 404)
    if (message === undefined) return c.text('This is no message.', 400)
    const sent = await conversations.send(uid, id, message)
    if ('refusal' in sent) return c.json({ refusal: sent.refusal }, getRefusalStatus(sent.refusal))
    const { seq, sentAt } = sent
    return c.json({ seq, sentAt } satisfies PostedAnswer)
  })

  app.all(MY_MESSAGES_PATH, (c) =>
    c.text('Only GET and POST are known here.', 405, { Allow: 'GET, POST' }),
  )
  app.onError(createErrorHandler('A message could not be read or sent.'))
  return app
}
