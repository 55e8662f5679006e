import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatArea } from '#content/en/format/listing.ts'
import { parseArea } from './area.ts'

describe('parseArea', () => {
  it.each([
    ['54', 54],
    ['0', 0],
    ['54.5', 54.5],
    ['54,5', 54.5],
    ['54.50', 54.5],
    ['.5', 0.5],
    ['54.', 54],
    [' 54 ', 54],
    ['54 m²', 54],
    ['54.5 m²', 54.5],
    ['54 m2', 54],
    ['54м2', 54],
    ['1200', 1200],
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1 200,5', 1200.5],
    ['1.200,5', 1200.5],
    ['1,200.55', 1200.55],
    ['1.234.567', 1_234_567],
  ])('reads %j as %d m²', (text, area) => {
    expect(parseArea(text)).toBe(area)
  })

  it.each(['', ' ', 'abc', '.', ',', '-', 'm²', '½'])('finds no number in %j', (text) => {
    expect(parseArea(text)).toBeNull()
  })

  it('reads what formatArea writes, with a point or a comma', () => {
    const hundredths = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(hundredths, fc.constantFrom('.', ','), (hundredth, sign) => {
        const area = hundredth / 100
        expect(parseArea(formatArea(area).replace('.', sign))).toBe(area)
      }),
    )
  })

  it('gives a number, 0 or more, or null for any text', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789., ') }),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        const area = parseArea(text)
        expect(area === null || area >= 0).toBe(true)
        expect(area === null).toBe(!/\d/.test(text.replace(/[mм]\s*2/gi, '')))
      }),
      { numRuns: 1_000 },
    )
  })
})
