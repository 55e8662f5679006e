import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemoryStorage } from '#test/browser/memory-storage.ts'
import { createStoredValue, type StoredValue } from './stored-value.ts'

let storage: MemoryStorage
let logged: unknown[][]
let numbers: StoredValue<readonly number[]>

beforeEach(() => {
  storage = new MemoryStorage()
  logged = []
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', new EventTarget())
  vi.spyOn(console, 'error').mockImplementation((...args) => logged.push(args))
  numbers = storedNumbers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A list of numbers as JSON; invalid entries are dropped. */
function storedNumbers(): StoredValue<readonly number[]> {
  return createStoredValue<readonly number[]>({
    key: 'numbers',
    fallback: [],
    parse: (text) => {
      const list: unknown[] = JSON.parse(text)
      const value = list.filter((entry) => typeof entry === 'number')
      return { value, valid: value.length === list.length }
    },
    serialize: (value) => (value.length === 0 ? null : JSON.stringify(value)),
  })
}

/** Simulates another tab that writes the key, or clears all storage if `key` is `null`. */
function changeInOtherTab(key: string | null, text: string | null): void {
  if (key === null) storage.texts.clear()
  else if (text === null) storage.texts.delete(key)
  else storage.texts.set(key, text)
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

function countNotifications({ subscribe }: Pick<StoredValue<unknown>, 'subscribe'>) {
  const subscriber = { notified: 0, unsubscribe: () => {} }
  subscriber.unsubscribe = subscribe(() => {
    subscriber.notified += 1
  })
  return subscriber
}

describe('reading', () => {
  it('returns the fallback when nothing is stored', () => {
    expect(numbers.get()).toBe(numbers.fallback)
    expect(logged).toEqual([])
  })

  it('returns the same object until it changes', () => {
    storage.texts.set('numbers', '[1]')
    const first = numbers.get()
    expect(first).toEqual([1])
    expect(numbers.get()).toBe(first)
    storage.texts.set('numbers', '[1,2]')
    const second = numbers.get()
    expect(second).toEqual([1, 2])
    expect(numbers.get()).toBe(second)
  })

  it.each(['{', 'null', '"text"', ''])(
    'returns the fallback for the malformed %j and logs it once',
    (text) => {
      storage.texts.set('numbers', text)
      expect(numbers.get()).toBe(numbers.fallback)
      expect(numbers.get()).toBe(numbers.fallback)
      expect(logged).toHaveLength(1)
    },
  )

  it('never writes', () => {
    storage.texts.set('numbers', '{')
    numbers.get()
    expect(storage.texts.get('numbers')).toBe('{')
  })
})

describe('a subscriber', () => {
  it('replaces what is malformed', () => {
    storage.texts.set('numbers', '{')
    numbers.subscribe(() => {})
    expect(storage.texts.has('numbers')).toBe(false)
    expect(logged).toHaveLength(1)
  })

  it('keeps the valid part of a malformed value', () => {
    storage.texts.set('numbers', '[1,"two",3]')
    numbers.subscribe(() => {})
    expect(storage.texts.get('numbers')).toBe('[1,3]')
    expect(numbers.get()).toEqual([1, 3])
    expect(logged).toHaveLength(1)
  })

  it('does not rewrite a valid value', () => {
    storage.texts.set('numbers', '[ 1 ]')
    numbers.subscribe(() => {})
    expect(storage.texts.get('numbers')).toBe('[ 1 ]')
  })

  it('is notified of changes in other tabs, also when storage is cleared', () => {
    const subscriber = countNotifications(numbers)
    changeInOtherTab('numbers', '[7]')
    expect(numbers.get()).toEqual([7])
    changeInOtherTab('other', 'x')
    expect(subscriber.notified).toBe(1)
    changeInOtherTab('numbers', null)
    expect(numbers.get()).toBe(numbers.fallback)
    storage.texts.set('numbers', '[8]')
    changeInOtherTab(null, null)
    expect(numbers.get()).toBe(numbers.fallback)
    expect(subscriber.notified).toBe(3)
  })

  it('is not notified after it has unsubscribed', () => {
    const [first, second] = [countNotifications(numbers), countNotifications(numbers)]
    first.unsubscribe()
    numbers.update(() => [1])
    changeInOtherTab('numbers', '[2]')
    expect([first.notified, second.notified]).toEqual([0, 2])
  })
})

describe('update', () => {
  it('saves, notifies every subscriber, and returns the same object', () => {
    const subscribers = [countNotifications(numbers), countNotifications(numbers)]
    const value = [1, 2]
    numbers.update(() => value)
    expect(storage.texts.get('numbers')).toBe('[1,2]')
    expect(numbers.get()).toBe(value)
    expect(subscribers.map(({ notified }) => notified)).toEqual([1, 1])
  })

  it('starts from what another tab wrote', () => {
    numbers.update(() => [1])
    storage.texts.set('numbers', '[1,2]')
    numbers.update((current) => [...current, 3])
    expect(storage.texts.get('numbers')).toBe('[1,2,3]')
  })

  it('removes the key for a value that serializes to null', () => {
    numbers.update(() => [1])
    numbers.update(() => [])
    expect(storage.texts.has('numbers')).toBe(false)
    expect(numbers.get()).toEqual([])
  })
})

describe('failing storage', () => {
  it('keeps a change until the page is left when storage is full, and logs it', () => {
    storage.texts.set('numbers', '[1]')
    const subscriber = countNotifications(numbers)
    storage.fault = 'full'
    numbers.update((current) => [...current, 2])
    expect(numbers.get()).toEqual([1, 2])
    expect(numbers.get()).toBe(numbers.get())
    numbers.update((current) => [...current, 3])
    expect(numbers.get()).toEqual([1, 2, 3])
    expect(subscriber.notified).toBe(2)
    expect(storage.texts.get('numbers')).toBe('[1]')
    expect(logged).toHaveLength(2)
    expect(storedNumbers().get()).toEqual([1])
  })

  it('saves the whole value once there is space again', () => {
    storage.fault = 'full'
    numbers.update(() => [1])
    storage.fault = 'none'
    numbers.update((current) => [...current, 2])
    expect(storage.texts.get('numbers')).toBe('[1,2]')
  })

  it('keeps changes until the page is left when storage is forbidden, and logs the failed read once', () => {
    storage.fault = 'forbidden'
    const subscriber = countNotifications(numbers)
    expect(numbers.get()).toBe(numbers.fallback)
    expect(logged).toHaveLength(1)
    numbers.update(() => [1])
    numbers.update((current) => [...current, 2])
    expect(numbers.get()).toEqual([1, 2])
    expect(subscriber.notified).toBe(2)
    expect(logged).toHaveLength(3)
  })

  it('keeps the value read earlier when storage becomes forbidden', () => {
    storage.texts.set('numbers', '[1]')
    const before = numbers.get()
    storage.fault = 'forbidden'
    expect(numbers.get()).toBe(before)
    numbers.update((current) => [...current, 2])
    expect(numbers.get()).toEqual([1, 2])
  })

  it('keeps the value read earlier when storage is missing', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(numbers.get()).toBe(numbers.fallback)
    numbers.update(() => [1])
    expect(numbers.get()).toEqual([1])
  })

  it('logs a malformed value and full storage once each', () => {
    storage.texts.set('numbers', '[1,"two"]')
    storage.fault = 'full'
    countNotifications(numbers)
    countNotifications(numbers)
    expect(numbers.get()).toEqual([1])
    expect(logged).toHaveLength(2)
  })
})
