import { MESSAGE_EVENTS_PATH } from '#domain/messages/conversation/links.ts'
import {
  type ConversationEvent,
  MESSAGE_EVENT,
} from '#domain/messages/conversation/message/conversation-event.ts'
import { createEventStream } from './event-stream.ts'

/** Reports new messages while the page is visible (`event-stream.ts`). */
export const listenToMessages = createEventStream<ConversationEvent>(
  MESSAGE_EVENTS_PATH,
  MESSAGE_EVENT,
)
