import { expect, it } from 'vitest'
import { MAX_LENGTHS } from './content.ts'
import { isKeepable, isSameText } from './draft.ts'

it.each([
  ['what is not valid yet', { rooms: 'two', point: '50.4', area: '' }, true],
  ['the longest text', { description: '🏠'.repeat(MAX_LENGTHS.description) }, true],
  ['a longer one', { description: 'a'.repeat(MAX_LENGTHS.description + 1) }, false],
  ['what no database stores', { city: 'Lv\0iv' }, false],
])('decides whether a draft can be stored: %s', (_what, values, expected) => {
  expect(isKeepable(values)).toBe(expected)
})

it('treats other line breaks as the same text, and a missing text as empty', () => {
  expect(isSameText({ description: 'a\r\nb', city: '' }, { description: 'a\nb' })).toBe(true)
  expect(isSameText({ description: 'a b' }, { description: 'a\nb' })).toBe(false)
})
