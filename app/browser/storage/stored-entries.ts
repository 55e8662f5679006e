import type { Guard } from '#domain/platform/json/shape.ts'
import { createStoredValue } from './stored-value.ts'

export interface StoredEntries<T> {
  readonly get: (name: string) => T | undefined
  readonly keep: (name: string, entry: T) => void
  readonly forget: (name: string) => void
  readonly clear: () => void
}

interface StoredEntriesOptions<T> {
  readonly key: string
  readonly isEntry: Guard<T>
  readonly max: number
}

/** Entries by name. Beyond `max`, the oldest are dropped. */
export function createStoredEntries<T>(options: StoredEntriesOptions<T>): StoredEntries<T> {
  const { key, isEntry, max } = options
  const stored = createStoredValue<Readonly<Record<string, T>>>({
    key,
    fallback: {},
    parse(text) {
      const entries = Object.entries<unknown>(JSON.parse(text))
      const kept = entries.filter((entry): entry is [string, T] => isEntry(entry[1]))
      return { value: Object.fromEntries(kept), valid: kept.length === entries.length }
    },
    serialize: (all) => (Object.keys(all).length === 0 ? null : JSON.stringify(all)),
  })
  const listWithout = (name: string) =>
    Object.entries(stored.get()).filter(([other]) => other !== name)
  return {
    get: (name) => Object.entries(stored.get()).find(([other]) => other === name)?.[1],
    keep: (name, entry) =>
      stored.update(() => Object.fromEntries([...listWithout(name), [name, entry]].slice(-max))),
    forget: (name) => stored.update(() => Object.fromEntries(listWithout(name))),
    clear: () => stored.update(() => ({})),
  }
}
