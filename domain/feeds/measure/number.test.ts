import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFeedNumber } from './number.ts'

describe('parseFeedNumber', () => {
  it.each([
    ['395000', 395_000],
    ['395 000', 395_000],
    ['395\u00a0000,50', 395_000.5],
    ["1'250'000", 1_250_000],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1,234.5', 1_234.5],
    ['1.234,5', 1_234.5],
    ['54.5 m²', 54.5],
    ['54,5 м2', 54.5],
    ['54.5 sq. m', 54.5],
    ['600 sq ft', 600],
    ['$ 120 000', 120_000],
    ['120 000 грн', 120_000],
    ['-12.25', -12.25],
    ['0.125', 0.125],
    ['5e-7', 5e-7],
    ['.5', 0.5],
  ])('reads %j as %d, whatever the decimal sign of other numbers', (text, number) => {
    expect(parseFeedNumber(text, 'point')).toBe(number)
    expect(parseFeedNumber(text, 'comma')).toBe(number)
  })

  it.each([
    ['1,234', 1_234, 1.234],
    ['1.234', 1.234, 1_234],
  ])('reads %j as thousands, unless somebody says the decimal sign', (text, point, comma) => {
    expect(parseFeedNumber(text)).toBe(1_234)
    expect(parseFeedNumber(text, 'point')).toBe(point)
    expect(parseFeedNumber(text, 'comma')).toBe(comma)
  })

  it.each(['', ' ', 'abc', '12 to 15', '1,2,3', '12-15', '-', '.', '12;5'])(
    'finds no number in %j',
    (text) => {
      expect(parseFeedNumber(text, 'point')).toBeNull()
    },
  )

  it('reads numbers as JavaScript and as Ukrainian writes them', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), (hundredths) => {
        const number = hundredths / 100
        expect(parseFeedNumber(String(number), 'point')).toBe(number)
        const written = number.toLocaleString('uk-UA', { maximumFractionDigits: 2 })
        expect(parseFeedNumber(written.replace('−', '-'), 'comma')).toBe(number)
      }),
    )
  })
})
