import { useRef } from 'react'
import { formatMessagePictureProblems } from '#content/texts/conversation/message-pictures.ts'
import { formatSendRefusal, messagesTexts } from '#content/texts/conversation/messages.ts'
import { CONVERSATION_LIMITS } from '#domain/conversation/limits.ts'
import { ownMessagesPath } from '#domain/conversation/links.ts'
import type { OwnConversation } from '#domain/conversation/own-conversation.ts'
import type { PictureAnswer } from '#domain/conversation/picture-refusal.ts'
import { PICTURE_LIMITS } from '#domain/picture/limits.ts'

interface SendPicturesOptions {
  readonly conversation: Pick<OwnConversation, 'id' | 'party'>
  /** Another one for every page. */
  readonly sendKey: string
  /** Called when they were sent. */
  readonly onSent: () => void
}

/** Sends a form with pictures. It stays as it is until they are there: a browser keeps no files for later. */
export function useSendPictures({ conversation, sendKey, onSent }: SendPicturesOptions) {
  const { id, party } = conversation
  const sent = useRef(0)
  /** Never rejects. @returns why it was not sent */
  return async (form: FormData): Promise<string | null> => {
    // The same form keeps its key until it is sent: its answer may have been lost.
    form.set('key', `${sendKey} pictures ${sent.current}`)
    try {
      const response = await fetch(ownMessagesPath(id), { method: 'POST', body: form })
      if (response.status === 401) return messagesTexts.signedOut
      const answer: PictureAnswer = await response.json()
      if ('refusal' in answer) return formatSendRefusal(answer.refusal, party, CONVERSATION_LIMITS)
      if ('refused' in answer)
        return formatMessagePictureProblems(answer.refused, CONVERSATION_LIMITS, PICTURE_LIMITS)
      sent.current += 1
      onSent()
      return null
    } catch {
      // No connection, or a server that does not answer in JSON.
      return messagesTexts.notSentYet
    }
  }
}
