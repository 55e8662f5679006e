import { expect, it } from 'vitest'
import { formatListingTarget, parseListingTarget } from './listing-target.ts'

it('names a listing by type and id', () => {
  expect(formatListingTarget({ type: 'rent', id: 1001 })).toBe('rent/1001')
  expect(parseListingTarget('rent/1001')).toEqual({ type: 'rent', id: 1001 })
  expect(parseListingTarget('sale/2147483647')).toEqual({ type: 'sale', id: 2_147_483_647 })
})

it.each([
  '',
  'rent',
  'rent/',
  'rent/0',
  'rent/01',
  'rent/1.5',
  'rent/1 ',
  '/rent/1',
  'rent/1/2',
  'garden/1',
  'rent/2147483648',
  'rent/99999999999999999999',
  'rent/\0',
  'rent/1\n',
])('reads no listing from %j', (target) => {
  expect(parseListingTarget(target)).toBeNull()
})
