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
  vi.spyOn(console, 'error').mockImplementation((...words) => logged.push(words))
  numbers = storedNumbers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A list of numbers as JSON; `null` when empty. What is not a number is left out of it. */
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

/** What the browser does in this tab when another one writes, or clears everything (`key` null). */
function changedElsewhere(key: string | null, text: string | null): void {
  if (key === null) storage.texts.clear()
  else if (text === null) storage.texts.delete(key)
  else storage.texts.set(key, text)
  window.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

/** Counts how often a reader is told. */
function reader({ subscribe }: Pick<StoredValue<unknown>, 'subscribe'>) {
  const told = { times: 0, stop: () => {} }
  told.stop = subscribe(() => {
    told.times += 1
  })
  return told
}

describe('reading', () => {
  it('gives `unread` when nothing is stored', () => {
    expect(numbers.get()).toBe(numbers.fallback)
    expect(logged).toEqual([])
  })

  it('gives the same object until it changes', () => {
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
    'gives `unread` for the malformed %j, logged once',
    (text) => {
      storage.texts.set('numbers', text)
      expect(numbers.get()).toBe(numbers.fallback)
      expect(numbers.get()).toBe(numbers.fallback)
      expect(logged).toHaveLength(1)
    },
  )

  it('never writes by itself', () => {
    storage.texts.set('numbers', '{')
    numbers.get()
    expect(storage.texts.get('numbers')).toBe('{')
  })
})

describe('a subscription', () => {
  it('replaces what is malformed', () => {
    storage.texts.set('numbers', '{')
    numbers.subscribe(() => {})
    expect(storage.texts.has('numbers')).toBe(false)
    expect(logged).toHaveLength(1)
  })

  it('keeps what is sound of a partly malformed value', () => {
    storage.texts.set('numbers', '[1,"two",3]')
    numbers.subscribe(() => {})
    expect(storage.texts.get('numbers')).toBe('[1,3]')
    expect(numbers.get()).toEqual([1, 3])
    expect(logged).toHaveLength(1)
  })

  it('leaves a sound value as it was written', () => {
    storage.texts.set('numbers', '[ 1 ]')
    numbers.subscribe(() => {})
    expect(storage.texts.get('numbers')).toBe('[ 1 ]')
  })

  it('hears of changes in other tabs, and of a storage that was cleared', () => {
    const told = reader(numbers)
    changedElsewhere('numbers', '[7]')
    expect(numbers.get()).toEqual([7])
    changedElsewhere('other', 'x')
    expect(told.times).toBe(1)
    changedElsewhere('numbers', null)
    expect(numbers.get()).toBe(numbers.fallback)
    storage.texts.set('numbers', '[8]')
    changedElsewhere(null, null)
    expect(numbers.get()).toBe(numbers.fallback)
    expect(told.times).toBe(3)
  })

  it('ends', () => {
    const [first, second] = [reader(numbers), reader(numbers)]
    first.stop()
    numbers.update(() => [1])
    changedElsewhere('numbers', '[2]')
    expect([first.times, second.times]).toEqual([0, 2])
  })
})

describe('update', () => {
  it('saves, tells every reader, and gives back the very value', () => {
    const readers = [reader(numbers), reader(numbers)]
    const value = [1, 2]
    numbers.update(() => value)
    expect(storage.texts.get('numbers')).toBe('[1,2]')
    expect(numbers.get()).toBe(value)
    expect(readers.map(({ times }) => times)).toEqual([1, 1])
  })

  it('begins with what another tab has written meanwhile', () => {
    numbers.update(() => [1])
    storage.texts.set('numbers', '[1,2]')
    numbers.update((current) => [...current, 3])
    expect(storage.texts.get('numbers')).toBe('[1,2,3]')
  })

  it('removes the key for a value that is written as null', () => {
    numbers.update(() => [1])
    numbers.update(() => [])
    expect(storage.texts.has('numbers')).toBe(false)
    expect(numbers.get()).toEqual([])
  })
})

describe('storage that fails', () => {
  it('when full, keeps the change for as long as the page, logged', () => {
    storage.texts.set('numbers', '[1]')
    const told = reader(numbers)
    storage.fault = 'full'
    numbers.update((current) => [...current, 2])
    expect(numbers.get()).toEqual([1, 2])
    expect(numbers.get()).toBe(numbers.get())
    numbers.update((current) => [...current, 3])
    expect(numbers.get()).toEqual([1, 2, 3])
    expect(told.times).toBe(2)
    expect(storage.texts.get('numbers')).toBe('[1]')
    expect(logged).toHaveLength(2)
    expect(storedNumbers().get()).toEqual([1])
  })

  it('when full, saves the whole value once there is room again', () => {
    storage.fault = 'full'
    numbers.update(() => [1])
    storage.fault = 'none'
    numbers.update((current) => [...current, 2])
    expect(storage.texts.get('numbers')).toBe('[1,2]')
  })

  it('when forbidden, keeps changes for as long as the page, logged once for reading', () => {
    storage.fault = 'forbidden'
    const told = reader(numbers)
    expect(numbers.get()).toBe(numbers.fallback)
    expect(logged).toHaveLength(1)
    numbers.update(() => [1])
    numbers.update((current) => [...current, 2])
    expect(numbers.get()).toEqual([1, 2])
    expect(told.times).toBe(2)
    expect(logged).toHaveLength(3)
  })

  it('when forbidden later on, keeps what was read before', () => {
    storage.texts.set('numbers', '[1]')
    const before = numbers.get()
    storage.fault = 'forbidden'
    expect(numbers.get()).toBe(before)
    numbers.update((current) => [...current, 2])
    expect(numbers.get()).toEqual([1, 2])
  })

  it('when there is none at all, does the same', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(numbers.get()).toBe(numbers.fallback)
    numbers.update(() => [1])
    expect(numbers.get()).toEqual([1])
  })

  it('when malformed and full, logs both once', () => {
    storage.texts.set('numbers', '[1,"two"]')
    storage.fault = 'full'
    reader(numbers)
    reader(numbers)
    expect(numbers.get()).toEqual([1])
    expect(logged).toHaveLength(2)
  })
})
