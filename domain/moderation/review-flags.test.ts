import { describe, expect, it } from 'vitest'
import { findReviewFlags } from './review-flags.ts'

const USUAL = {
  text: 'Two rooms by the park.',
  isFirst: false,
  hasCopiedPicture: false,
  type: 'sale',
  asked: { amount: 50_000, currency: 'USD' },
  pricePerSquare: 1_000,
  usual: null,
  isCopied: false,
  isReported: false,
  isClaimed: false,
} as const

it('a usual home of a known owner has no flags', () => {
  expect(findReviewFlags(USUAL)).toEqual([])
  expect(findReviewFlags({ ...USUAL, usual: { min: 500, max: 2_000 } })).toEqual([])
})

it('a picture of another home is flagged', () => {
  expect(findReviewFlags({ ...USUAL, hasCopiedPicture: true })).toEqual(['copied picture'])
})

it('a copied text, a report or a claim is flagged', () => {
  expect(findReviewFlags({ ...USUAL, isCopied: true })).toEqual(['copied text'])
  expect(findReviewFlags({ ...USUAL, isReported: true })).toEqual(['reported'])
  expect(findReviewFlags({ ...USUAL, isClaimed: true })).toEqual(['claimed'])
})

it('a new owner is flagged', () => {
  expect(findReviewFlags({ ...USUAL, isFirst: true })).toEqual(['new owner'])
})

it.each([10, 499, 2_001])(
  '%i dollars per m² is flagged among homes of 500 to 2,000 dollars',
  (pricePerSquare) => {
    const found = findReviewFlags({ ...USUAL, pricePerSquare, usual: { min: 500, max: 2_000 } })
    expect(found).toEqual(['unusual price'])
  },
)

it.each([
  ['rent', 14, 'UAH', ['unusual price']],
  ['rent', 14_000, 'UAH', []],
  ['sale', 14_000, 'UAH', ['unusual price']],
  ['rent', 14_000, 'USD', []],
  ['rent', 140_000, 'USD', ['unusual price']],
] as const)('a %s for %i %s among few homes: %j', (type, amount, currency, flags) => {
  expect(findReviewFlags({ ...USUAL, type, asked: { amount, currency } })).toEqual(flags)
})

describe('a text', () => {
  it.each([
    '+380 50 123 45 67',
    'call 050-123-45-67 now',
    '(044) 123 45 67 8',
    '0501234567',
    '8 (050) 123-45-67',
    'tel0501234567',
    '67–123–45–67',
    '٠٥٠١٢٣٤٥٦٧',
  ])('has a phone number: %s', (text) => {
    expect(findReviewFlags({ ...USUAL, text })).toEqual(['phone number'])
  })

  it.each([
    'https://example.com/x',
    'www.homes',
    'see olx.ua',
    'write to t.me/olha',
    '@olha_kyiv',
    'тг olha_k',
    'a.top',
  ])('has a link: %s', (text) => expect(findReviewFlags({ ...USUAL, text })).toEqual(['link']))

  it.each([
    'Built in 1934, renovated in 2019.',
    '120 000 USD, 54.5 m², floor 3 of 9',
    'Rent 15 000, deposit 15 000',
    'Holovna Street\n12\nSykhiv\n10:00-12:00, 1,200,000, 2026-11-23',
    'A.Malyshka street, near the park.The kitchen is new',
  ])('has neither: %s', (text) => expect(findReviewFlags({ ...USUAL, text })).toEqual([]))
})
