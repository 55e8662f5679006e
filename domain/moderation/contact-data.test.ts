import { expect, it } from 'vitest'
import { hasPhone } from '#domain/platform/text/phone-number.ts'
import { hasLink } from '#domain/platform/text/web-address.ts'
import { findLinks, findPhones, type TextPiece } from './contact-data.ts'

const show = (found: readonly TextPiece[][]) =>
  found.map((pieces) =>
    pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join(''),
  )

it.each([
  ['Call +380 50 123 45 67 now.', ['Call [+380 50 123 45 67] now.']],
  [
    '050-123-45-67 or (044) 123 45 67 8',
    ['[050-123-45-67] or (044) 123 45 67 8', '050-123-45-67 or [(044) 123 45 67 8]'],
  ],
  ['Call 067 one two three four five six seven', ['Call [067 one two three four five six seven]']],
  ['067%123%45%67', ['[067%123%45%67]']],
  ['067 then 123 then 45 and 67', ['[067 then 123 then 45 and 67]']],
  [
    `${'A quiet street with old trees. '.repeat(3)}Call 0501234567 ${'after six in the evening '.repeat(3)}`,
    ['…A quiet street with old trees. Call [0501234567] after six in the evening after six in…'],
  ],
  ['A flat of 54.5 m² for 15 000, built 1985.', []],
])('marks phone numbers in %s', (text, expected) => {
  expect(show(findPhones(text)).map((it) => it.trim())).toEqual(expected)
  expect(findPhones(text).length > 0).toBe(hasPhone(text))
})

it.each([
  ['See olx.ua and write to t.me/olha', ['See [olx.ua] and', '[t.me/olha]']],
  ['telegram: olha_k', ['[telegram: olha_k]']],
  ['Mail to olha@example.com today', ['Mail to [olha@example.com] today']],
  ['Two rooms. By the park.', []],
])('marks links in %s', (text, expected) => {
  const shown = show(findLinks(text))
  expect(shown).toHaveLength(expected.length)
  for (const [index, part] of expected.entries()) expect(shown[index]).toContain(part)
  expect(findLinks(text).length > 0).toBe(hasLink(text))
})
