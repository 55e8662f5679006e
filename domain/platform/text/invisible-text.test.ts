import { expect, it } from 'vitest'
import { isInvisibleText } from './invisible-text.ts'

it.each([
  ['nothing', ''],
  ['spaces, also wide and unbreakable ones', ' \u00a0\u2003\u3000\n'],
  ['joiners and spaces of no width', '\u200b\u200c\u200d\u2060\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['fillers of Hangul', '\u115f\u1160\u3164\uffa0'],
  ['marks of direction', '\u200e\u200f\u061c\u202a\u202e\u202c\u2066\u2069'],
  ['selectors of variants', '\ufe0f\u{e0100}'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['the empty pattern of Braille', '\u2800'],
  ['several of them', ' \u200b\u3164 \u2800\n\u00ad '],
])('%s is invisible', (_what, text) => {
  expect(isInvisibleText(text)).toBe(true)
})

it.each(['.', '\u200fשלום\u200f', '\u2764\ufe0f', ' Wann\u00ad? ', 'Ї'])(
  'in %j there is something',
  (text) => {
    expect(isInvisibleText(text)).toBe(false)
  },
)
