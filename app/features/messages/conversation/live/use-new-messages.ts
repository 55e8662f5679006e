import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { listenToMessages } from '#app/browser/message-events.ts'
import { appendMessages } from '#domain/messages/conversation/message/append-messages.ts'
import {
  type SentMessage,
  toSentMessage,
} from '#domain/messages/conversation/message/sent-message.ts'
import type { MyConversation, MyMessage } from '#domain/messages/conversation/my-conversation.ts'
import { getLastSeq } from '#domain/messages/conversation/my-conversation.ts'
import { fetchMessagesAfter, toConversationState } from './use-follow-conversation.ts'

/** How long to wait before the next request if there was no response. */
const RETRY_MS = 5_000

interface NewMessagesOptions {
  readonly conversation: MyConversation
  /** Messages that the page was loaded with. */
  readonly loaded: readonly MyMessage[]
  readonly reload: () => void
}

/** The messages of a conversation, including those that arrived since the page loaded. */
export function useNewMessages({ conversation, loaded, reload }: NewMessagesOptions) {
  const [newMessages, setNewMessages] = useState<readonly MyMessage[]>([])
  const messages = useMemo(() => appendMessages(loaded, newMessages), [loaded, newMessages])
  const now = useRef({ conversation, messages, reload })
  useLayoutEffect(() => {
    now.current = { conversation, messages, reload }
  })
  const { id } = conversation
  const asking = useRef({ isRunning: false, isDue: false })
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Runs one request at a time; calls during a request cause one more. */
  const fetchNewMessages = useCallback(async () => {
    const { current } = asking
    current.isDue = true
    if (current.isRunning) return
    current.isRunning = true
    clearTimeout(retry.current)
    let last = getLastSeq(now.current.messages)
    while (current.isDue) {
      current.isDue = false
      const found = await fetchMessagesAfter(id, last)
      if (found === null) {
        // There may be no further event, so retry.
        retry.current = setTimeout(fetchNewMessages, RETRY_MS)
        continue
      }
      const state = toConversationState(now.current.conversation)
      if (found === 'gone' || toConversationState(found.conversation) !== state)
        now.current.reload()
      if (found === 'gone') continue
      last = found.messages.at(-1)?.seq ?? last
      setNewMessages((before) => appendMessages(before, found.messages))
    }
    current.isRunning = false
  }, [id])

  /** Called with the server's response to a sent message. */
  const add = useCallback(
    (sent: SentMessage) => {
      const { conversation, messages } = now.current
      const message = toSentMessage(conversation, getLastSeq(messages), sent)
      if (message === null) fetchNewMessages()
      else setNewMessages((before) => appendMessages(before, [message]))
    },
    [fetchNewMessages],
  )

  useEffect(() => {
    const stopListening = listenToMessages((event) => {
      if (event === null) return fetchNewMessages()
      if (event.conversation !== id || event.isRead) return
      const { conversation, messages } = now.current
      const isKnown = event.by === conversation.party && event.seq <= getLastSeq(messages)
      if (!isKnown) fetchNewMessages()
    })
    return () => {
      stopListening()
      clearTimeout(retry.current)
    }
  }, [id, fetchNewMessages])

  return { messages, fetchNewMessages, add }
}
