import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createExcerpt, MAX_CARD_DESCRIPTION_LENGTH } from './excerpt.ts'

const segmenter = new Intl.Segmenter()
const characters = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** The rule without the fast path for plain texts. */
function bySegmenter(text: string, length: number): string {
  const all = characters(text)
  return all.length <= length ? text : `${all.slice(0, length).join('')}…`
}

describe('excerpt', () => {
  const one = {
    'a plain letter': 'a',
    'a Ukrainian letter': 'ї',
    'a combining accent': 'e\u0301',
    'и with a breve': 'и\u0306',
    'an emoji': '🏠',
    'a family': '👨‍👩‍👧‍👦',
    'a flag': '🇺🇦',
    'a skin tone': '👍🏽',
    'a line end': '\r\n',
    'a Devanagari syllable': 'क्षि',
  }

  it.each(Object.entries(one))('counts %s as one character', (_what, character) => {
    const whole = character.repeat(MAX_CARD_DESCRIPTION_LENGTH)
    expect(createExcerpt(whole)).toBe(whole)
    expect(createExcerpt(whole + character)).toBe(`${whole}…`)
    expect(createExcerpt(`${whole} and more`)).toBe(`${whole}…`)
  })

  it.each([
    [0, false],
    [1, false],
    [100, false],
    [101, false],
    [102, true],
    [10_000, true],
  ])('cuts %i plain characters: %s', (length, cut) => {
    const text = 'x'.repeat(length)
    expect(createExcerpt(text)).toBe(cut ? `${'x'.repeat(101)}…` : text)
  })

  it('does not split a character at the end', () => {
    const start = 'x'.repeat(100)
    expect(createExcerpt(`${start}й`.normalize('NFD'))).toBe(`${start}и\u0306`)
    expect(createExcerpt(`${start}👨‍👩‍👧 at home`)).toBe(`${start}👨‍👩‍👧…`)
    expect(createExcerpt(`${start}xe\u0301`)).toBe(`${start}x…`)
  })

  it('keeps a text whole that only looks longer', () => {
    const text = 'e\u0301'.repeat(60)
    expect(text.length).toBeGreaterThan(MAX_CARD_DESCRIPTION_LENGTH)
    expect(createExcerpt(text)).toBe(text)
  })
})

describe('for any text', () => {
  const joining = ['\u0301', '\u0306', '\u200d', '\ufe0f', '\u0483', '\u20d0', '\r', '\n', '\u00ad']
  const whole = ['©', '👨', '👧', '🇺', '🇦', '🏽', 'क', '्', 'ष', '한', '\u1100', '\u1161', '\ud83c']
  const plain = ['a', 'Z', ' ', '.', 'é', '\u00a0', 'ї', 'Й', '–', '’', '€', '²', '\u02ff']
  const unit = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...plain) },
    { weight: 1, arbitrary: fc.constantFrom(...joining, ...whole) },
  )
  const text = fc.oneof(fc.string({ unit, maxLength: 20 }), fc.string({ unit: 'binary' }))

  it('the fast path agrees with the segmenter', () => {
    fc.assert(
      fc.property(text, fc.nat(12), (text, length) => {
        expect(createExcerpt(text, length)).toBe(bySegmenter(text, length))
      }),
      { numRuns: 3_000 },
    )
  })

  it('the fast path counts each of its letters as one, whatever is next to it', () => {
    for (let code = 0x20; code < 0x2200; code += 1) {
      const text = String.fromCharCode(0x78, code, 0x431, code, code, 0x2e)
      for (let length = 1; length < 6; length += 1) {
        if (createExcerpt(text, length) !== bySegmenter(text, length))
          expect.fail(JSON.stringify(text))
      }
    }
  })
})
