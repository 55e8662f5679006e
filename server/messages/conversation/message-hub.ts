import { LRUCache } from 'lru-cache'
import type { ConversationEvent } from '#domain/messages/conversation/message/conversation-event.ts'
import {
  type Announcements,
  NO_ANNOUNCEMENTS,
} from '#server/platform/announcements/announcements.ts'
import { createSubscribers, type Subscribers } from '#server/platform/announcements/subscribers.ts'

/** How many conversations' last events are remembered: more than are written in within seconds. */
const MAX_REMEMBERED = 5_000

interface MessageNews {
  readonly people: readonly (string | null)[]
  readonly event: ConversationEvent
}

/** Passes on that something happened in a conversation. */
export interface MessageHub {
  /** By uid. */
  readonly subscribe: Subscribers<ConversationEvent>['subscribe']
  /** Tells who listens at any process. */
  readonly publish: (people: MessageNews['people'], event: ConversationEvent) => void
  /** Tells who listens at this process. */
  readonly tell: (news: MessageNews) => void
  /** Whether this was the last message told of in its conversation. */
  readonly wasPublished: (event: Pick<ConversationEvent, 'conversation' | 'seq'>) => boolean
  /** The uids that listen now. */
  readonly listeners: () => string[]
}

export function createMessageHub({ join }: Announcements = NO_ANNOUNCEMENTS): MessageHub {
  const subscribers = createSubscribers<ConversationEvent>()
  const told = new LRUCache<string, number>({ max: MAX_REMEMBERED })
  function tell({ people, event }: MessageNews): void {
    if (!event.isRead) told.set(event.conversation, event.seq)
    for (const uid of people) if (uid !== null) subscribers.tell(uid, event)
  }
  const announce = join('homiq_messages', tell)
  return {
    tell,
    subscribe: subscribers.subscribe,
    publish(people, event) {
      tell({ people, event })
      announce({ people, event })
    },
    wasPublished: ({ conversation, seq }) => told.get(conversation) === seq,
    listeners: subscribers.keys,
  }
}
