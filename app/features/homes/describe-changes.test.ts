import { expect, it } from 'vitest'
import { toOfferContent } from '#domain/homes/offer/content.ts'
import { describeChanges, describeMending } from './describe-changes.ts'

const BEFORE = toOfferContent({ type: 'sale', city: 'Lviv', amount: '18 500', currency: 'UAH' })

it('names a price once, as money', () => {
  expect(describeChanges(BEFORE, { ...BEFORE, amount: '17900', currency: 'USD' })).toEqual([
    { name: 'Price', before: '18,500 ₴', after: '$17,900' },
  ])
})

it('does not name a price that is only written in another way', () => {
  expect(describeChanges(BEFORE, { ...BEFORE, amount: '18500' })).toEqual([])
})

it('names choices and texts', () => {
  const after = {
    ...BEFORE,
    type: 'rent',
    exactness: 'withheld',
    heating: 'individual-gas',
    walls: 'straw',
    description: 'Quiet',
  }
  expect(describeChanges(BEFORE, after)).toEqual([
    { name: 'For sale or for rent', before: 'For sale', after: 'For rent' },
    {
      name: 'What visitors see on the map',
      before: 'The exact location',
      after: 'The street and a circle of 500\u00a0m',
    },
    { name: 'Heating', before: '', after: 'Individual gas boiler' },
    { name: 'Walls', before: '', after: 'straw' },
    { name: 'Description', before: '', after: 'Quiet' },
  ])
})

it.each([
  [['a', 'b'], null],
  [['b', 'a'], 'in a different order'],
  [['a'], '1 picture, 1 removed'],
  [['a', 'c', 'b'], '3 pictures, 1 new'],
  [['c', 'd'], '2 pictures, 2 new, 2 removed'],
])('compares pictures with those rejected: %s', (hashes, after) => {
  const rejected = { at: '2026-11-23T10:00:00Z', content: BEFORE, pictures: ['a', 'b'], step: null }
  const now = { content: BEFORE, pictures: hashes.map((hash) => ({ hash })) }
  expect(describeMending(rejected, now)).toEqual(
    after === null ? [] : [{ name: 'Pictures', before: '2 pictures', after }],
  )
})
