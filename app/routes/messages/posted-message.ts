import type { MessageOutcome } from '#app/features/messages/conversation/message/message-form.tsx'
import { parsePostedForm, refuseForm } from '#app/routes/shell/posted-form.ts'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { isPictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import { messageSchema } from '#domain/messages/conversation/message/message-schema.ts'
import {
  findQuickReply,
  QUICK_PARAMETER,
} from '#domain/messages/conversation/message/quick-reply.ts'
import type { Reader } from '#domain/messages/conversation/my-conversation.ts'
import type { Party } from '#domain/messages/conversation/party.ts'
import {
  PICTURE_PROBLEM_FIELD,
  SEND_REFUSAL_FIELD,
} from '#domain/messages/conversation/picture-refusal.ts'
import { isSendRefusal, type SendRefusal } from '#domain/messages/conversation/send-refusal.ts'
import { getRefusalStatus } from '#domain/platform/result.ts'
import { formatMessagePictureProblems } from '#texts/messages/message-pictures.ts'
import { formatSendRefusal, messageMessages, quickReplyTexts } from '#texts/messages/messages.ts'

const schema = messageSchema(messageMessages)

interface PostedMessage {
  readonly text: string
  readonly key: string
}

/** The quick reply to put in the field, for pages without scripts. */
export function readQuickReply(request: Request, party: Party): MessageOutcome | undefined {
  const answer = new URL(request.url).searchParams.get(QUICK_PARAMETER)
  const quick = findQuickReply(party, answer)
  return quick === null
    ? undefined
    : { form: { values: { text: quickReplyTexts[quick] }, errors: {} } }
}

/** Reads the message of a posted form, or returns the response to a form without one. */
export async function readPostedMessage(posted: FormData) {
  const typedKey = posted.get('key')
  const key = typeof typedKey === 'string' ? typedKey.slice(0, CONVERSATION_LIMITS.keyLength) : ''
  const parsed = await parsePostedForm(posted, schema)
  if (parsed.errors) return { rejected: refuseForm(400, parsed) }
  return { message: { text: parsed.data.text, key } }
}

/** The response to a form whose pictures were refused in transit; `null` for every other form. */
export function refusePictures(posted: FormData, reader: Reader) {
  const typed = posted.get('text')
  const text = typeof typed === 'string' ? typed : ''
  const refusal = posted.get(SEND_REFUSAL_FIELD)
  if (isSendRefusal(refusal)) return refuseMessage({ text, key: '' }, refusal, reader)
  const refused = posted.getAll(PICTURE_PROBLEM_FIELD).filter(isPictureProblem)
  if (refused.length === 0) return null
  const problem = formatMessagePictureProblems(refused, CONVERSATION_LIMITS, PICTURE_LIMITS)
  return refuseForm(400, { values: { text } }, problem)
}

/** Returns what was typed, so that it stays in the form. */
export function refuseMessage({ text }: PostedMessage, refusal: SendRefusal, reader: Reader) {
  const problem = formatSendRefusal(refusal, reader, CONVERSATION_LIMITS)
  return refuseForm(getRefusalStatus(refusal), { values: { text } }, problem)
}
