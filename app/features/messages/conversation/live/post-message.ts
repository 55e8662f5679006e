import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import { myMessagesPath } from '#domain/messages/conversation/links.ts'
import type { SendingOutcome } from '#domain/messages/conversation/message/outgoing.ts'
import type { MyConversation } from '#domain/messages/conversation/my-conversation.ts'
import type { PostedAnswer } from '#domain/messages/conversation/picture-refusal.ts'
import { formatMessagePictureProblems } from '#texts/messages/message-pictures.ts'
import { formatSendRefusal, messagesTexts } from '#texts/messages/messages.ts'

/**
 * Never rejects.
 *
 * @param message a form with pictures, or what is sent as JSON
 */
export async function postMessage(
  conversation: Pick<MyConversation, 'id' | 'party' | 'offeredBy'>,
  message: FormData | { readonly key: string; readonly text: string },
): Promise<SendingOutcome> {
  const init =
    message instanceof FormData
      ? { body: message }
      : { body: JSON.stringify(message), headers: { 'Content-Type': 'application/json' } }
  try {
    const response = await fetch(myMessagesPath(conversation.id), { method: 'POST', ...init })
    if (response.status === 401) return { problem: messagesTexts.signedOut }
    const answer: PostedAnswer = await response.json()
    if ('refusal' in answer)
      return { problem: formatSendRefusal(answer.refusal, conversation, CONVERSATION_LIMITS) }
    if ('refused' in answer) {
      const { refused } = answer
      return { problem: formatMessagePictureProblems(refused, CONVERSATION_LIMITS, PICTURE_LIMITS) }
    }
    if (typeof answer.seq === 'number') return { sent: answer.seq, sentAt: answer.sentAt }
  } catch {
    // No connection, or a response that is not JSON.
  }
  return { problem: messagesTexts.notSentYet }
}
