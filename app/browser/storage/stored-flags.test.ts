import { describe, expect, it } from 'vitest'
import { stubStorage } from '#test/browser/stub-storage.ts'
import { storedEstateType } from './estate-type.ts'
import { storedDarkMode, storedSearchAsMapMoves } from './stored-flags.ts'

const stubbed = stubStorage()

describe.each([
  ['darkMode', storedDarkMode],
  ['searchAsMapMoves', storedSearchAsMapMoves],
])('%s', (key, stored) => {
  it.each([true, false])('is read as %j', (value) => {
    stubbed.storage.texts.set(key, String(value))
    expect(stored.get()).toBe(value)
    expect(stubbed.logged).not.toHaveBeenCalled()
  })

  it.each(['"true"', '1', 'null', '[true]', '{}', 'yes', ''])('is replaced for %j', (text) => {
    stubbed.storage.texts.set(key, text)
    expect(stored.get()).toBe(stored.fallback)
    const message = `The stored ${key} was malformed and is replaced.`
    expect(stubbed.logged.mock.calls).toEqual([[message, expect.any(Error)]])
    stored.subscribe(() => {})()
    expect(stubbed.storage.texts.get(key)).toBe(String(stored.fallback))
  })
})

describe('estateType', () => {
  it.each(['sale', 'rent'])('is read as %j', (type) => {
    stubbed.storage.texts.set('estateType', type)
    expect(storedEstateType.get()).toBe(type)
  })

  it.each(['"sale"', 'Sale', '', '__proto__', 'constructor'])('is removed for %j', (text) => {
    stubbed.storage.texts.set('estateType', text)
    expect(storedEstateType.get()).toBeNull()
    storedEstateType.subscribe(() => {})()
    expect(stubbed.storage.texts.has('estateType')).toBe(false)
    expect(stubbed.logged).toHaveBeenCalledOnce()
  })
})
