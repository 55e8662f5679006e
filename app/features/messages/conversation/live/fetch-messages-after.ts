import { laterMessagesPath } from '#domain/messages/conversation/links.ts'
import type { LaterMessages } from '#domain/messages/conversation/my-conversation.ts'

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
