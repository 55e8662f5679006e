import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MemoryStorage } from '#test/browser/memory-storage.ts'
import { isSeen, markSeen, storedSeenHomes } from './seen-homes.ts'

let storage: MemoryStorage

beforeEach(() => {
  storage = new MemoryStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', new EventTarget())
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('remembers a home by its type and id, the latest last', () => {
  markSeen('sale', 12)
  markSeen('rent', 12)
  markSeen('sale', 12)
  expect(storage.texts.get('seenHomes')).toBe('["rent 12","sale 12"]')
  const seen = storedSeenHomes.get()
  expect(isSeen(seen, 'sale', 12)).toBe(true)
  expect(isSeen(seen, 'rent', '12')).toBe(true)
  expect(isSeen(seen, 'sale', 1)).toBe(false)
})

it('forgets the ones seen first after five hundred', () => {
  for (let id = 1; id <= 510; id += 1) markSeen('sale', id)
  const seen = storedSeenHomes.get()
  expect(seen).toHaveLength(500)
  expect(isSeen(seen, 'sale', 10)).toBe(false)
  expect(isSeen(seen, 'sale', 11)).toBe(true)
})

it.each(['nonsense', '{}', '["sale x"]'])('begins anew after %s', (text) => {
  storage.texts.set('seenHomes', text)
  expect(storedSeenHomes.get()).toEqual([])
  markSeen('rent', 3)
  expect(storage.texts.get('seenHomes')).toBe('["rent 3"]')
})
