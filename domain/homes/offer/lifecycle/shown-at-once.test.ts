import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { OFFER_FIELDS, type OfferContent, toOfferContent } from '#domain/homes/offer/content.ts'
import { isChangeShownAtOnce } from './shown-at-once.ts'

const APPROVED = toOfferContent({
  type: 'rent',
  city: 'Lviv',
  amount: '18 500',
  currency: 'UAH',
  floor: '3',
})

it.each<[string, Partial<OfferContent>, boolean]>([
  ['nothing', {}, true],
  ['another floor', { floor: '4', floors: '9' }, true],
  ['a lower price', { amount: '17900' }, true],
  ['half of the price', { amount: '9 250' }, true],
  ['a place that is withheld', { exactness: 'withheld' }, true],
  ['less than half of it', { amount: '9 249' }, false],
  ['a higher price', { amount: '18 501' }, false],
  ['no price', { amount: '' }, false],
  ['another currency', { amount: '17900', currency: 'USD' }, false],
  ['a lower price with a new text', { amount: '17900', description: 'Call me' }, false],
])('decides about %s', (_, change, expected) => {
  expect(isChangeShownAtOnce(APPROVED, { ...APPROVED, ...change })).toBe(expected)
})

it('does not show a place that was withheld', () => {
  const withheld: OfferContent = { ...APPROVED, exactness: 'withheld' }
  expect(isChangeShownAtOnce(withheld, APPROVED)).toBe(false)
})

it('shows no chain of changes that it would not show as one', () => {
  const price = fc.integer({ min: 1, max: 30_000 }).map(String)
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 5 }), (prices) => {
      const shown = prices.filter((amount) =>
        isChangeShownAtOnce(APPROVED, { ...APPROVED, amount }),
      )
      expect(shown.every((amount) => Number(amount) >= 9_250 && Number(amount) <= 18_500)).toBe(
        true,
      )
    }),
  )
})

it('lets no other field through', () => {
  const other = OFFER_FIELDS.filter((field) => !['amount', 'floor', 'floors'].includes(field))
  for (const field of other)
    expect([field, isChangeShownAtOnce(APPROVED, { ...APPROVED, [field]: 'else' })]).toEqual([
      field,
      false,
    ])
})
