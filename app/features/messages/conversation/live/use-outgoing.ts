import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetUnsent, getUnsent, keepUnsent } from '#app/browser/unsent/unsent-messages.ts'
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
import { getLastSeq } from '#domain/messages/conversation/my-conversation.ts'
import { messagesTexts } from '#texts/messages/messages.ts'
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
  /** What `all` will be at the next render: sending goes on between renders. */
  const latest = useRef(all)
  const count = useRef(0)

  const update = useCallback((change: (before: typeof all) => typeof all) => {
    latest.current = change(latest.current)
    setAll(latest.current)
  }, [])

  useEffect(() => {
    const problem = messagesTexts.notSentYet
    update(() => getUnsent(id).map((it) => ({ ...it, state: 'failed', problem })))
  }, [id, update])

  const left = dropArrived(all, messages)
  useEffect(() => {
    if (left === all) return
    forgetUnsent(all.filter((it) => !left.includes(it)).map(({ key }) => key))
    update((now) => dropArrived(now, messages))
  }, [left, all, messages, update])

  /** Sends what waits, one after the other. */
  const sendWaiting = useCallback(async () => {
    for (;;) {
      const next = findNext(latest.current)
      if (next === null) return
      const { key, text } = next
      update((now) => startSending(now, key))
      const outcome = await postMessage({ id, party, offeredBy }, { key, text })
      if ('sent' in outcome) forgetUnsent([key])
      update((now) => endSending(now, key, outcome))
      if ('sent' in outcome) onSent({ seq: outcome.sent, text, sentAt: outcome.sentAt })
    }
  }, [id, party, offeredBy, onSent, update])

  const after = getLastSeq(messages)
  return {
    outgoing: left,
    send(text: string) {
      count.current += 1
      const key = `${sendKey} ${count.current}`
      keepUnsent({ key, conversation: id, text, after })
      update((now) => [...now, { key, text, after, state: 'waiting' }])
      sendWaiting()
    },
    tryAgain(key: string) {
      update((now) => tryAgain(now, key))
      sendWaiting()
    },
    remove(key: string) {
      forgetUnsent([key])
      update((now) => removeOutgoing(now, key))
    },
  }
}
