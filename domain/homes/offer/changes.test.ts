import { expect, it } from 'vitest'
import { findChanges } from './changes.ts'
import { toOfferContent } from './content.ts'

it('lists fields with a new value, but not those with other spaces', () => {
  const before = toOfferContent({ city: 'Lviv', amount: '15 000', floor: '3' })
  const after = toOfferContent({ city: ' Lviv ', amount: '16 000', heating: 'gas' })
  expect(findChanges(before, after)).toEqual([
    { field: 'floor', before: '3', after: '' },
    { field: 'heating', before: '', after: 'gas' },
    { field: 'amount', before: '15 000', after: '16 000' },
  ])
})
