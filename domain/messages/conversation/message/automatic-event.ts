import type { FactEvent } from '#domain/messages/facts/fact-event.ts'
import type { ViewingEvent } from '#domain/messages/viewing/viewing-event.ts'

/** What an automatic message tells, without words: each of the two reads it in a language of their own. */
export type AutomaticEvent = ViewingEvent | FactEvent
