import { useEffect, useEffectEvent } from 'react'
import { listenToMessages } from '#app/browser/message-events.ts'
import { MAX_INT32 } from '#domain/catalog/listing/int32.ts'
import { laterMessagesPath } from '#domain/messages/conversation/links.ts'
import type {
  LaterMessages,
  MyConversation,
} from '#domain/messages/conversation/my-conversation.ts'

/** `null` without a response; 'gone' if the person may no longer read the conversation. */
export async function fetchMessagesAfter(
  id: string,
  after: number,
): Promise<LaterMessages | 'gone' | null> {
  try {
    const response = await fetch(laterMessagesPath(id, after))
    if (response.status === 401 || response.status === 404) return 'gone'
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

/**
 * Everything that pages show of a conversation besides messages. If it changes, they must reload. Not the address, which
 * pages have in their own language.
 */
export const toConversationState = ({ home, ...conversation }: MyConversation) =>
  JSON.stringify({ ...conversation, home: { ...home, address: '' }, lastSeq: 0, unread: 0 })

/** Reloads a page about a conversation whenever more than its messages has changed; nothing is marked as read. */
export function useFollowConversation(conversation: MyConversation, reload: () => void): void {
  const { id } = conversation
  const compare = useEffectEvent(async () => {
    const found = await fetchMessagesAfter(id, MAX_INT32)
    if (found === null) return
    if (
      found === 'gone' ||
      toConversationState(found.conversation) !== toConversationState(conversation)
    )
      reload()
  })
  useEffect(
    () =>
      listenToMessages((event) => {
        if (event === null || (event.conversation === id && !event.isRead)) compare()
      }),
    [id],
  )
}

/** Reloads a page with a list of conversations when something was written in one of them. */
export function useReloadOnNews(reload: () => void, except?: string): void {
  const onNews = useEffectEvent(reload)
  useEffect(
    () =>
      listenToMessages((event) => {
        if (event !== null && event.conversation !== except) onNews()
      }),
    [except],
  )
}
