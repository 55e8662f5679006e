/** What an event stream tells a person; what was written is read from the conversation. */
export interface MessageEvent {
  readonly conversation: string
  /** The number of its last message. */
  readonly seq: number
  /** Whether it is only this person who has read something, in this or another tab. */
  readonly isRead: boolean
}

/** The name that the events have in the stream. */
export const MESSAGE_EVENT = 'message-count'
