import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MemoryStorage } from '#test/browser/memory-storage.ts'
import { getFirstLetter, storedAvatarLetter } from './avatar-letter.ts'

let storage: MemoryStorage
beforeEach(() => {
  storage = new MemoryStorage()
  vi.stubGlobal('localStorage', storage)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['olha@example.com', 'O'],
  [' їжак', 'Ї'],
  ['👩‍👩‍👧 family', '👩‍👩‍👧'],
  ['ßen', 'S'],
  ['', null],
  ['  ', null],
])('takes the first grapheme of %j', (text, letter) => {
  expect(getFirstLetter(text)).toBe(letter)
})

it('stores the letter and nothing else', () => {
  storedAvatarLetter.update(() => getFirstLetter('olha@example.com'))
  expect([...storage.texts]).toEqual([['avatarLetter', 'O']])
  expect(storedAvatarLetter.get()).toBe('O')
  storedAvatarLetter.update(() => null)
  expect(storage.texts.size).toBe(0)
})

it.each(['', 'o', 'OL', '<b>', ' O'])('ignores the stored %j', (text) => {
  storage.texts.set('avatarLetter', text)
  expect(storedAvatarLetter.get()).toBeNull()
})
