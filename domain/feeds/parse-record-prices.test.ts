import { expect, it } from 'vitest'
import { home, problems } from '#test/feeds/feed-home.ts'

it.each([
  [
    { price: '415 000', currency: 'UAH' },
    { amount: 415_000, currency: 'UAH' },
  ],
  [{ price: '41.5 k ₴' }, { amount: 41_500, currency: 'UAH' }],
])('keeps the original price of %o', (differences, asked) => {
  expect(home(differences).listing.asked).toEqual({ ...asked, ratedOn: '2026-09-13' })
})

it('stores no original price in dollars', () => {
  expect(home().listing).not.toHaveProperty('asked')
  expect(home({ currency: 'USD' }).listing).not.toHaveProperty('asked')
})

it('stores no price per square meter of a rental', () => {
  expect(home({ propertyType: 'Residential Lease' }).listing).not.toHaveProperty('pricePerSquare')
})

it.each([
  [{ price: '415 000', currency: 'UAH' }, 10_000],
  [{ price: '415 000 грн' }, 10_000],
  [{ price: '1.05 m' }, 1_050_000],
  [{ price: '395000.40' }, 395_000],
])('reads the price of %o as %j', (differences, price) => {
  expect(home(differences).listing.price).toBe(price)
})

it("prefers a cell's currency to that of the column, the heading and the option", () => {
  const { listing } = home({ price: '80 000 $', currency: 'UAH' }, { currency: 'EUR' })
  expect(listing).toMatchObject({ price: 80_000 })
  expect(listing.asked).toBeUndefined()
})

it.each(['45000-50000', '1000 $/м²', '500 грн/доба', '2 лимона', 'договірна'])(
  'the price %s rejects its row',
  (price) => {
    expect(problems({ price })).toMatchObject([{ field: 'price', found: price }])
  },
)
