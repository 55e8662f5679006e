import { MESSAGE_EVENTS_PATH } from '#domain/messages/conversation/links.ts'
import {
  type ConversationEvent,
  MESSAGE_EVENT,
} from '#domain/messages/conversation/message/conversation-event.ts'
import { isParty } from '#domain/messages/conversation/party.ts'
import { hasFields, isBoolean, isNumber, isOptional, isText } from '#domain/platform/json/shape.ts'
import { createEventStream } from './event-stream.ts'

const isMessageEvent = hasFields<ConversationEvent>({
  conversation: isText,
  seq: isNumber,
  isRead: isBoolean,
  by: isOptional(isParty),
})

/** Reports new messages while the page is visible (`event-stream.ts`). */
export const listenToMessages = createEventStream<ConversationEvent>({
  path: MESSAGE_EVENTS_PATH,
  name: MESSAGE_EVENT,
  read: (event) => (isMessageEvent(event) ? event : null),
})
