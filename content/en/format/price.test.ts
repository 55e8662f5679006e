import { describe, expect, it } from 'vitest'
import { AS_LISTED, DOLLARS } from '#domain/catalog/price/display-currency.ts'
import {
  formatCompactPrice,
  formatListedPrice,
  formatOtherPrice,
  formatPricePerSquare,
} from './price.ts'

const HRYVNIAS = { code: 'UAH', unitsPerDollar: 44.5526 } as const
const EUROS = { code: 'EUR', unitsPerDollar: 0.8621 } as const
const asked = (amount: number, currency: string) => ({ amount, currency, ratedOn: '2026-09-13' })

const inDollars = { price: '120 k' }
const inHryvnias = { price: '9315', asked: asked(415_000, 'UAH') }
const inZlotys = { price: '548', asked: asked(2_000, 'PLN') }

describe('a price', () => {
  it.each([
    [inDollars, AS_LISTED, '$120 k', ''],
    [inHryvnias, AS_LISTED, '415,000 ₴', '≈ $9,315'],
    [inZlotys, AS_LISTED, '2,000 zł', '≈ $548'],
    [inDollars, DOLLARS, '$120 k', ''],
    [inDollars, HRYVNIAS, '≈ 5.35 m ₴', '$120 k'],
    [inDollars, EUROS, '≈ 103,000 €', '$120 k'],
    [inHryvnias, DOLLARS, '$9,315', '415,000 ₴'],
    [inHryvnias, HRYVNIAS, '415,000 ₴', ''],
    [inHryvnias, EUROS, '≈ 8,030 €', '415,000 ₴'],
    [inZlotys, HRYVNIAS, '≈ 24,400 ₴', '2,000 zł'],
  ])('shows %j in %j as %s, and beside it %s', (listing, display, price, other) => {
    expect(formatListedPrice(listing, display)).toBe(price)
    expect(formatOtherPrice(listing, display)).toBe(other)
  })

  it.each([
    [AS_LISTED, '415k ₴'],
    [DOLLARS, '$9.32k'],
    [EUROS, '8.03k €'],
  ])('is short on a pin in %j: %s', (display, text) => {
    expect(formatCompactPrice({ ...inHryvnias, dollars: 9_315 }, display)).toBe(text)
  })

  it('shows its currency per m²', () => {
    expect(formatPricePerSquare(1_200, DOLLARS)).toBe('1,200 $/m²')
    expect(formatPricePerSquare(1_200, HRYVNIAS)).toBe('≈ 53,500 ₴/m²')
  })
})
