import { expect, it } from 'vitest'
import { isStorableText, storableTextSchema } from './storable-text.ts'

it.each(['', 'Київ', 'a\tb\r\nc', '\u0001\u007f', '👩‍👩‍👧 \u{10ffff}', '\ufffd\ufffe'])(
  'takes %j',
  (text) => {
    expect(isStorableText(text)).toBe(true)
    expect(storableTextSchema.parse(text)).toBe(text)
  },
)

it.each(['\0', 'a\0b', '\ud800', 'a\udc00', '\udc00\ud800', '👩\ud83d'])('refuses %j', (text) => {
  expect(isStorableText(text)).toBe(false)
  expect(storableTextSchema.safeParse(text).success).toBe(false)
})
