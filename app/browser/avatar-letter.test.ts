import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MemoryStorage } from '#test/browser/memory-storage.ts'
import { avatarLetter, firstLetter } from './avatar-letter.ts'

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
])('takes the first letter of %j as people count', (text, letter) => {
  expect(firstLetter(text)).toBe(letter)
})

it('keeps the letter and nothing else', () => {
  avatarLetter.update(() => firstLetter('olha@example.com'))
  expect([...storage.texts]).toEqual([['avatarLetter', 'O']])
  expect(avatarLetter.get()).toBe('O')
  avatarLetter.update(() => null)
  expect(storage.texts.size).toBe(0)
})

it.each(['', 'o', 'OL', '<b>', ' O'])('takes the stored %j for nothing', (text) => {
  storage.texts.set('avatarLetter', text)
  expect(avatarLetter.get()).toBeNull()
})
