import { LRUCache } from 'lru-cache'
import type { ConversationEvent } from '#domain/messages/conversation/message/conversation-event.ts'
import {
  type Announcements,
  NO_ANNOUNCEMENTS,
} from '#server/platform/announcements/announcements.ts'
import { createSubscribers } from '#server/platform/announcements/subscribers.ts'

/** How many conversations' last events are remembered: more than are written in within seconds. */
const MAX_REMEMBERED = 5_000

export interface MessageNews {
  readonly people: readonly (string | null)[]
  readonly event: ConversationEvent
}

/** Passes on that something happened in a conversation. */
export type MessageHub = ReturnType<typeof createMessageHub>

export function createMessageHub({ join }: Announcements = NO_ANNOUNCEMENTS) {
  const subscribers = createSubscribers<ConversationEvent>()
  const told = new LRUCache<string, number>({ max: MAX_REMEMBERED })
  /** Tells who listens at this process. */
  function tell({ people, event }: MessageNews): void {
    if (!event.isRead) told.set(event.conversation, event.seq)
    for (const uid of people) if (uid !== null) subscribers.tell(uid, event)
  }
  const announce = join('homiq_messages', tell)
  return {
    tell,
    /** By uid. */
    subscribe: subscribers.subscribe,
    /** Tells who listens at any process. */
    publish(people: MessageNews['people'], event: ConversationEvent) {
      tell({ people, event })
      announce({ people, event })
    },
    /** Whether this was the last message told of in its conversation. */
    wasPublished: ({ conversation, seq }: Pick<ConversationEvent, 'conversation' | 'seq'>) =>
      told.get(conversation) === seq,
    /** The uids that listen now. */
    listeners: subscribers.keys,
  }
}
