import type { AutomaticEvent } from '#domain/messages/conversation/message/automatic-event.ts'
import { isFactEvent } from '#domain/messages/facts/fact-event.ts'
import { formatFactEvent } from './facts.ts'
import { formatViewingEvent } from './viewing.ts'

export const formatAutomaticEvent = (event: AutomaticEvent): string =>
  isFactEvent(event) ? formatFactEvent(event) : formatViewingEvent(event)
