import { useRef } from 'react'
import type { MyConversation } from '#domain/messages/conversation/my-conversation.ts'
import { postMessage } from './post-message.ts'

interface SendPicturesOptions {
  readonly conversation: Pick<MyConversation, 'id' | 'party' | 'offeredBy'>
  /** Prefix of the idempotency keys; differs for each load of the page. */
  readonly sendKey: string
  readonly onSent: () => void
}

/**
 * Sends a form with pictures. The form stays filled until the server has them, because they cannot be put back into
 * a file field later.
 */
export function useSendMessagePictures({ conversation, sendKey, onSent }: SendPicturesOptions) {
  const sent = useRef(0)
  /**
   * Never rejects.
   *
   * @returns why it was not sent
   */
  return async (form: FormData): Promise<string | null> => {
    // The form keeps its key until it is sent, because a lost response may mean that the server has it.
    form.set('key', `${sendKey} pictures ${sent.current}`)
    const outcome = await postMessage(conversation, form)
    if ('problem' in outcome) return outcome.problem
    sent.current += 1
    onSent()
    return null
  }
}
