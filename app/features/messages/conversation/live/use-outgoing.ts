import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetUnsent, getUnsent, keepUnsent } from '#app/browser/unsent/unsent-messages.ts'
import { messagesTexts } from '#content/texts/messages/messages.ts'
import { getLastSeq } from '#domain/messages/conversation/message/last-seq.ts'
import {
  dropArrived,
  endSending,
  findNext,
  type OutgoingMessage,
  removeOutgoing,
  startSending,
  tryAgain,
} from '#domain/messages/conversation/message/outgoing.ts'
import type { SentMessage } from '#domain/messages/conversation/message/sent-message.ts'
import type { MyConversation, MyMessage } from '#domain/messages/conversation/my-conversation.ts'
import { postMessage } from './post-message.ts'

interface OutgoingOptions {
  readonly conversation: Pick<MyConversation, 'id' | 'party' | 'offeredBy'>
  readonly messages: readonly MyMessage[]
  /** Prefix of the idempotency keys; differs for each load of the page. */
  readonly sendKey: string
  readonly onSent: (message: SentMessage) => void
}

/**
 * The messages that are being sent. They are kept in browser storage until the server has them, so they survive leaving
 * the page.
 */
export function useOutgoing({ conversation, messages, sendKey, onSent }: OutgoingOptions) {
  const { id, party, offeredBy } = conversation
  const [all, setAll] = useState<readonly OutgoingMessage[]>([])
  const count = useRef(0)

  useEffect(() => {
    const problem = messagesTexts.notSentYet
    setAll(getUnsent(id).map((it) => ({ ...it, state: 'failed', problem })))
  }, [id])

  const left = dropArrived(all, messages)
  useEffect(() => {
    if (left === all) return
    forgetUnsent(all.filter((it) => !left.includes(it)).map(({ key }) => key))
    setAll(left)
  }, [left, all])

  useEffect(() => {
    const next = findNext(all)
    if (next === null) return
    setAll((now) => startSending(now, next.key))
    const { key, text } = next
    postMessage({ id, party, offeredBy }, { key, text }).then((outcome) => {
      if ('sent' in outcome) forgetUnsent([next.key])
      setAll((now) => endSending(now, next.key, outcome))
      if ('sent' in outcome) onSent({ seq: outcome.sent, text, sentAt: outcome.sentAt })
    })
  }, [all, id, party, offeredBy, onSent])

  const after = getLastSeq(messages)
  return {
    outgoing: left,
    send(text: string) {
      count.current += 1
      const key = `${sendKey} ${count.current}`
      keepUnsent({ key, conversation: id, text, after })
      setAll((now) => [...now, { key, text, after, state: 'waiting' }])
    },
    tryAgain: useCallback((key: string) => setAll((now) => tryAgain(now, key)), []),
    remove: useCallback((key: string) => {
      forgetUnsent([key])
      setAll((now) => removeOutgoing(now, key))
    }, []),
  }
}
