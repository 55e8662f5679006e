import type { Party } from '#domain/conversation/party.ts'

/** What an event stream tells a person; what was written is read from the conversation. */
export interface ConversationEvent {
  readonly conversation: string
  /** The number of its last message. */
  readonly seq: number
  /** Whether it is only this person who has read something, in this or another tab. */
  readonly isRead: boolean
  /** Who wrote that message, where this is all that happened. */
  readonly by?: Party | undefined
}

/** The name that the events have in the stream. */
export const MESSAGE_EVENT = 'message-count'

/** One event for two of the same conversation. */
export const joinEvents = (
  before: ConversationEvent,
  event: ConversationEvent,
): ConversationEvent => ({
  conversation: event.conversation,
  seq: Math.max(before.seq, event.seq),
  isRead: before.isRead && event.isRead,
  by: before.by === event.by ? event.by : undefined,
})
