import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber } from './format-number.ts'

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [1_234_567, '1,234,567'],
    [-1_234, '-1,234'],
    [37.5, '37.5'],
    [1_234.5678, '1,234.568'],
    [999_999_999_999_999, '999,999,999,999,999'],
  ])('writes %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })

  it('writes whole numbers as browsers do', () => {
    const format = new Intl.NumberFormat('en-US')
    fc.assert(
      fc.property(fc.integer({ min: -1e15 + 1, max: 1e15 - 1 }), (value) => {
        expect(formatNumber(value)).toBe(format.format(value))
      }),
    )
  })

  it('writes hundredths as browsers do', () => {
    const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (hundredths) => {
        expect(formatNumber(hundredths / 100, 2)).toBe(format.format(hundredths / 100))
      }),
    )
  })

  it('writes thousandths as browsers do', () => {
    const format = new Intl.NumberFormat('en-US')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (thousandths) => {
        expect(formatNumber(thousandths / 1_000)).toBe(format.format(thousandths / 1_000))
      }),
    )
  })
})
