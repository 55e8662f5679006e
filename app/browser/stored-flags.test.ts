import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemoryStorage } from '#test/browser/memory-storage.ts'
import { storedDarkMode } from './dark-mode.ts'
import { storedEstateType } from './estate-type.ts'
import { storedSearchAsMapMoves } from './search-as-map-moves.ts'

let storage: MemoryStorage
const logged = vi.fn()

beforeEach(() => {
  storage = new MemoryStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', new EventTarget())
  vi.spyOn(console, 'error').mockImplementation(logged)
})
afterEach(() => {
  logged.mockClear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each([
  ['darkMode', storedDarkMode],
  ['searchAsMapMoves', storedSearchAsMapMoves],
])('%s', (key, stored) => {
  it.each([true, false])('is read as %j', (value) => {
    storage.texts.set(key, String(value))
    expect(stored.get()).toBe(value)
    expect(logged).not.toHaveBeenCalled()
  })

  it.each(['"true"', '1', 'null', '[true]', '{}', 'yes', ''])('is replaced for %j', (text) => {
    storage.texts.set(key, text)
    expect(stored.get()).toBe(stored.fallback)
    const message = `The stored ${key} was malformed and is replaced.`
    expect(logged.mock.calls).toEqual([[message, expect.any(Error)]])
    stored.subscribe(() => {})()
    expect(storage.texts.get(key)).toBe(String(stored.fallback))
  })
})

describe('estateType', () => {
  it.each(['sale', 'rent'])('is read as %j', (type) => {
    storage.texts.set('estateType', type)
    expect(storedEstateType.get()).toBe(type)
  })

  it.each(['"sale"', 'Sale', '', '__proto__', 'constructor'])('is removed for %j', (text) => {
    storage.texts.set('estateType', text)
    expect(storedEstateType.get()).toBeNull()
    storedEstateType.subscribe(() => {})()
    expect(storage.texts.has('estateType')).toBe(false)
    expect(logged).toHaveBeenCalledOnce()
  })
})
