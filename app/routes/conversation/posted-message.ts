import { data } from 'react-router'
import type { MessageOutcome } from '#app/features/conversation/message-form.tsx'
import { parsePostedForm } from '#app/routes/posted-form.ts'
import {
  formatSendRefusal,
  messageMessages,
  obstacleSentences,
  quickAnswers,
} from '#content/texts/conversation/messages.ts'
import { CONVERSATION_LIMITS } from '#domain/conversation/limits.ts'
import { messageSchema } from '#domain/conversation/message-schema.ts'
import type { Party } from '#domain/conversation/party.ts'
import { OBSTACLES, type Obstacle } from '#domain/conversation/permission.ts'
import { findQuickAnswer } from '#domain/conversation/quick-answer.ts'
import type { SendRefusal } from '#server/conversation/conversations.ts'

const schema = messageSchema(messageMessages)
const MAX_KEY_LENGTH = 100

interface PostedMessage {
  readonly text: string
  readonly key: string
}

/** The message of a form, or the answer to a form without one. */
export async function readPostedMessage(posted: FormData, party: Party) {
  const typedKey = posted.get('key')
  const key = typeof typedKey === 'string' ? typedKey.slice(0, MAX_KEY_LENGTH) : ''
  const quick = findQuickAnswer(party, posted.get('quick'))
  if (quick !== null) return { message: { text: quickAnswers[quick], key } }
  const { values, errors, data: valid } = await parsePostedForm(posted, schema)
  if (errors)
    return { rejected: data<MessageOutcome>({ form: { values, errors } }, { status: 400 }) }
  return { message: { text: valid.text, key } }
}

const isObstacle = (refusal: SendRefusal): refusal is Obstacle =>
  OBSTACLES.some((obstacle) => obstacle === refusal)

const STATUS = {
  'not found': 404,
  spam: 400,
  unanswered: 429,
  'too many': 429,
  'too fast': 429,
} as const

/** What was typed stays in the form. */
export function refuseMessage({ text }: PostedMessage, refusal: SendRefusal, party: Party) {
  const form = { values: { text }, errors: {} }
  if (isObstacle(refusal))
    return data<MessageOutcome>(
      { form, problem: obstacleSentences[refusal][party] },
      { status: 409 },
    )
  const problem = formatSendRefusal(refusal, CONVERSATION_LIMITS)
  return data<MessageOutcome>({ form, problem }, { status: STATUS[refusal] })
}
