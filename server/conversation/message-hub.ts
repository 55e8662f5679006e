import { LRUCache } from 'lru-cache'
import type { MessageEvent } from '#domain/conversation/message/message-event.ts'

/** Conversations of which it is remembered what was told: more than are written in within seconds. */
const MAX_REMEMBERED = 5_000

export type Listener = (event: MessageEvent) => void

/** Passes on, within this process, that something happened in a conversation. */
export interface MessageHub {
  /** @returns ends it */
  readonly listen: (uid: string, listener: Listener) => () => void
  readonly tell: (people: readonly (string | null)[], event: MessageEvent) => void
  /** Whether this message was told last of its conversation. */
  readonly wasTold: (event: Pick<MessageEvent, 'conversation' | 'seq'>) => boolean
  /** The people who listen now. */
  readonly listeners: () => string[]
}

export function createMessageHub(): MessageHub {
  const all = new Map<string, Set<Listener>>()
  const told = new LRUCache<string, number>({ max: MAX_REMEMBERED })
  return {
    listen(uid, listener) {
      const own = all.get(uid) ?? new Set()
      all.set(uid, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && all.get(uid) === own) all.delete(uid)
      }
    },
    tell(people, event) {
      if (!event.isRead) told.set(event.conversation, event.seq)
      for (const uid of people)
        for (const listener of (uid !== null && all.get(uid)) || []) listener(event)
    },
    wasTold: ({ conversation, seq }) => told.get(conversation) === seq,
    listeners: () => [...all.keys()],
  }
}
