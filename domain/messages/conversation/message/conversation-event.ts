import type { Party } from '#domain/messages/conversation/party.ts'

/** An event of a person's stream. It has no text: pages read that from the conversation. */
export interface ConversationEvent {
  readonly conversation: string
  /** The number of its last message. */
  readonly seq: number
  /** Whether the only news is that this person read something, in this or another tab. */
  readonly isRead: boolean
  /** Who wrote the last message, if that is the only news. */
  readonly by?: Party | undefined
}

/** The event's name in the stream. */
export const MESSAGE_EVENT = 'message-count'

/** Merges two events of the same conversation. */
export const joinEvents = (
  before: ConversationEvent,
  event: ConversationEvent,
): ConversationEvent => ({
  conversation: event.conversation,
  seq: Math.max(before.seq, event.seq),
  isRead: before.isRead && event.isRead,
  by: before.by === event.by ? event.by : undefined,
})
