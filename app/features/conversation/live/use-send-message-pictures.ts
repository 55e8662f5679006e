import { useRef } from 'react'
import type { MyConversation } from '#domain/conversation/my-conversation.ts'
import { postMessage } from './post-message.ts'

interface SendPicturesOptions {
  readonly conversation: Pick<MyConversation, 'id' | 'party' | 'offeredBy'>
  /** Another one for every page. */
  readonly sendKey: string
  /** Called when they were sent. */
  readonly onSent: () => void
}

/** Sends a form with pictures. It stays as it is until they are there: a browser keeps no files for later. */
export function useSendMessagePictures({ conversation, sendKey, onSent }: SendPicturesOptions) {
  const sent = useRef(0)
  /** Never rejects. @returns why it was not sent */
  return async (form: FormData): Promise<string | null> => {
    // The same form keeps its key until it is sent: its answer may have been lost.
    form.set('key', `${sendKey} pictures ${sent.current}`)
    const outcome = await postMessage(conversation, form)
    if ('problem' in outcome) return outcome.problem
    sent.current += 1
    onSent()
    return null
  }
}
