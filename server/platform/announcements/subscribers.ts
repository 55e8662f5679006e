/** Who waits for events in this process, by what they are about. */
export interface Subscribers<Event> {
  /** @returns stops listening */
  readonly subscribe: (key: string, listener: (event: Event) => void) => () => void
  readonly tell: (key: string, event: Event) => void
  /** What somebody waits for now. */
  readonly keys: () => string[]
}

export function createSubscribers<Event>(): Subscribers<Event> {
  const all = new Map<string, Set<(event: Event) => void>>()
  return {
    subscribe(key, listener) {
      const own = all.get(key) ?? new Set()
      all.set(key, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && all.get(key) === own) all.delete(key)
      }
    },
    tell(key, event) {
      for (const listener of all.get(key) ?? []) listener(event)
    },
    keys: () => [...all.keys()],
  }
}
