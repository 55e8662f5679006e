import { useSyncExternalStore } from 'react'

/** What a stored text means; `valid` is false when some of it could not be read and was left out. */
export interface ParsedValue<T> {
  readonly value: T
  readonly valid: boolean
}

/** A value under one key of local storage. */
export interface StoredValue<T> {
  /** The value now; the same object until it changes. */
  readonly get: () => T
  /** Saves the outcome of `change` and tells every reader, in this tab and in the others. */
  readonly update: (change: (current: T) => T) => void
  readonly subscribe: (listener: () => void) => () => void
  /** What the server and the first paint show. */
  readonly fallback: T
}

export interface StoredValueOptions<T> {
  readonly key: string
  /** The value when nothing is stored. */
  readonly fallback: T
  /** Reads a stored text; throwing counts as unvalid and gives `unread`. */
  readonly parse: (text: string) => ParsedValue<T>
  /** The text to store; `null` removes the key. */
  readonly serialize: (value: T) => string | null
}

/**
 * The one way to browser storage. Storage that is full, forbidden or corrupt never breaks a page:
 * the fault is logged, what can be read is kept, and a change still lasts as long as the page.
 */
export function createStoredValue<T>({
  key,
  fallback: unread,
  parse: read,
  serialize: write,
}: StoredValueOptions<T>): StoredValue<T> {
  const listeners = new Set<() => void>()
  let known: { text: string | null; value: T; valid: boolean } | undefined

  function stored(): string | null {
    try {
      return localStorage.getItem(key)
    } catch (error) {
      if (known === undefined) console.error(`The stored ${key} cannot be read.`, error)
      return known?.text ?? null
    }
  }

  function save(text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    } catch (error) {
      console.error(`${key} could not be saved.`, error)
    }
  }

  function parse(text: string | null): ParsedValue<T> {
    if (text === null) return { value: unread, valid: true }
    try {
      const reading = read(text)
      if (!reading.valid) console.error(`Part of the stored ${key} was malformed and is left out.`)
      return reading
    } catch (error) {
      console.error(`The stored ${key} was malformed and is replaced.`, error)
      return { value: unread, valid: false }
    }
  }

  function current() {
    const text = stored()
    if (known === undefined || known.text !== text) known = { text, ...parse(text) }
    return known
  }

  function replace(value: T): void {
    save(write(value))
    // When saving failed, what is stored is still the old text: the new value stands for it.
    known = { text: stored(), value, valid: true }
  }

  function update(change: (current: T) => T): void {
    replace(change(current().value))
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    const { value, valid } = current()
    if (!valid) replace(value)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  }

  return { get: () => current().value, update, subscribe, fallback: unread }
}

/** The value as React state, the same on the server and at first paint for every visitor. */
export function useStoredValue<T>(stored: StoredValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, () => stored.fallback)
}
