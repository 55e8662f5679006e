import { useSyncExternalStore } from 'react'
import { type Guard, requireShape } from '#domain/platform/json/shape.ts'
import { logUnreadable } from './log-unreadable.ts'

export interface ParsedValue<T> {
  readonly value: T
  /** False if part of the stored text was malformed and left out of `value`. */
  readonly valid: boolean
}

export interface StoredValue<T> {
  /** Returns the same object until the value changes. */
  readonly get: () => T
  /** Saves the result of `change` and notifies all subscribers, in other tabs too. */
  readonly update: (change: (current: T) => T) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Rendered on the server and during hydration. */
  readonly fallback: T
}

export interface StoredValueOptions<T> {
  readonly key: string
  /** The value when nothing is stored. */
  readonly fallback: T
  /** May throw; then the value is `fallback`. */
  readonly parse: (text: string) => ParsedValue<T>
  /** Returns the text to store; `null` removes the key. */
  readonly serialize: (value: T) => string | null
}

/**
 * The app reads and writes local storage through this. Exceptions: scripts that run before React
 * (`app/head/`, `before-list.ts`, `stored-type-script.tsx`) read the raw keys. Full, forbidden or corrupt
 * storage never breaks a page: the error is logged, the valid part of the value is used, and changes last
 * until the page is left.
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
      logUnreadable(key, error)
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
    // Read back: if writing failed, the old text is still there and the cache must override it.
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

interface StoredJsonOptions<T> {
  readonly key: string
  readonly fallback: T
  readonly isValid: Guard<T>
}

/** A value that is stored as JSON, and replaced by `fallback` if it is malformed. */
export const createStoredJson = <T>({ key, fallback, isValid }: StoredJsonOptions<T>) =>
  createStoredValue<T>({
    key,
    fallback,
    parse: (text) => ({ value: requireShape(JSON.parse(text), isValid), valid: true }),
    serialize: (value) => JSON.stringify(value),
  })

/** A text that is stored as it is, not as JSON; `null` for none. */
export const createStoredText = <T extends string>(key: string, isValid: Guard<T>) =>
  createStoredValue<T | null>({
    key,
    fallback: null,
    parse: (text) => ({ value: requireShape(text, isValid), valid: true }),
    serialize: (text) => text,
  })

export function useStoredValue<T>(stored: StoredValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, () => stored.fallback)
}
