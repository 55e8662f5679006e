/** Who waits for events in this process, by what they are about. */
export function createSubscribers<Event>() {
  const all = new Map<string, Set<(event: Event) => void>>()
  return {
    /** @returns stops listening */
    subscribe(key: string, listener: (event: Event) => void) {
      const own = all.get(key) ?? new Set()
      all.set(key, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && all.get(key) === own) all.delete(key)
      }
    },
    tell(key: string, event: Event) {
      for (const listener of all.get(key) ?? []) listener(event)
    },
    /** What somebody waits for now. */
    keys: () => [...all.keys()],
  }
}
