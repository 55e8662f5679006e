import { useSyncExternalStore } from 'react'

export interface ParsedValue<T> {
  readonly value: T
  /** False when part of the stored text was malformed and left out of `value`. */
  readonly valid: boolean
}

/** A value under one key of local storage. */
export interface StoredValue<T> {
  /** Returns the same object until the value changes. */
  readonly get: () => T
  /** Saves the result of `change` and notifies all subscribers, in other tabs too. */
  readonly update: (change: (current: T) => T) => void
  readonly subscribe: (listener: () => void) => () => void
  /** What the server and the hydration render. */
  readonly fallback: T
}

export interface StoredValueOptions<T> {
  readonly key: string
  /** The value when nothing is stored. */
  readonly fallback: T
  /** May throw; the value is `fallback` then. */
  readonly parse: (text: string) => ParsedValue<T>
  /** Returns the text to store; `null` removes the key. */
  readonly serialize: (value: T) => string | null
}

/**
 * All access to local storage goes through this. Storage that is full, forbidden or corrupt never breaks
 * a page: the error is logged, the valid part of the value is used, and changes last as long as the page.
 */
export function createStoredValue<T>({
  key,
  fallback,
  parse,
  serialize,
}: StoredValueOptions<T>): StoredValue<T> {
  const listeners = new Set<() => void>()
  let cached: { text: string | null; value: T; valid: boolean } | undefined

  function readText(): string | null {
    try {
      return localStorage.getItem(key)
    } catch (error) {
      if (cached === undefined) console.error(`The stored ${key} cannot be read.`, error)
      return cached?.text ?? null
    }
  }

  function writeText(text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    } catch (error) {
      console.error(`${key} could not be saved.`, error)
    }
  }

  function parseText(text: string | null): ParsedValue<T> {
    if (text === null) return { value: fallback, valid: true }
    try {
      const parsed = parse(text)
      if (!parsed.valid) console.error(`Part of the stored ${key} was malformed and is left out.`)
      return parsed
    } catch (error) {
      console.error(`The stored ${key} was malformed and is replaced.`, error)
      return { value: fallback, valid: false }
    }
  }

  function load() {
    const text = readText()
    if (cached === undefined || cached.text !== text) cached = { text, ...parseText(text) }
    return cached
  }

  function save(value: T): void {
    writeText(serialize(value))
    // Read again: if writing failed the old text is still there, and the cache must override it.
    cached = { text: readText(), value, valid: true }
  }

  function update(change: (current: T) => T): void {
    save(change(load().value))
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    const { value, valid } = load()
    if (!valid) save(value)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  }

  return { get: () => load().value, update, subscribe, fallback }
}

export function useStoredValue<T>(stored: StoredValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, () => stored.fallback)
}
