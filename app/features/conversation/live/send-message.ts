import { formatSendRefusal, messagesTexts } from '#content/texts/conversation/messages.ts'
import { CONVERSATION_LIMITS } from '#domain/conversation/limits.ts'
import { ownMessagesPath } from '#domain/conversation/links.ts'
import type { OutgoingMessage, SendingOutcome } from '#domain/conversation/outgoing.ts'
import type { Party } from '#domain/conversation/party.ts'

/** Never rejects. */
export async function sendMessage(
  { id, party }: { readonly id: string; readonly party: Party },
  { key, text }: Pick<OutgoingMessage, 'key' | 'text'>,
): Promise<SendingOutcome> {
  try {
    const response = await fetch(ownMessagesPath(id), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key, text }),
    })
    if (response.status === 401) return { problem: messagesTexts.signedOut }
    const answer = await response.json()
    if ('refusal' in answer)
      return { problem: formatSendRefusal(answer.refusal, party, CONVERSATION_LIMITS) }
    if (typeof answer.seq === 'number') return { sent: answer.seq }
  } catch {
    // No connection, or a server that does not answer in JSON.
  }
  return { problem: messagesTexts.notSentYet }
}
