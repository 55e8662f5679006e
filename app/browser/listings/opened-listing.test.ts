import { expect, it } from 'vitest'
import {
  getListingLinkProps,
  readLastOpened,
  readOpenedFrom,
  toLastOpened,
} from './opened-listing.ts'

const ON_SEARCH = { pathname: '/property', search: '?type=sale&page=2', state: null }

it('a link on the search page says which search it was on', () => {
  const { state } = getListingLinkProps(ON_SEARCH, 9)
  expect(readOpenedFrom(state)).toEqual({ searchPath: '/property?type=sale&page=2', steps: 1 })
})

it('a link on a listing leads one step further from that search', () => {
  const { state } = getListingLinkProps(ON_SEARCH, 9)
  const next = getListingLinkProps({ pathname: '/sale/9', search: '', state }, 4)
  expect(readOpenedFrom(next.state)).toEqual({ searchPath: '/property?type=sale&page=2', steps: 2 })
})

it('a link elsewhere says nothing', () => {
  expect(getListingLinkProps({ pathname: '/favorite', search: '', state: null }, 9)).toEqual({})
})

it('reads the listing that was opened last', () => {
  expect(readLastOpened(toLastOpened('9'))).toBe('9')
})

it.each([null, undefined, 'sale 9', {}, { searchPath: 1, steps: 1, lastOpened: 1 }])(
  'finds neither in the state %j',
  (state) => {
    expect(readOpenedFrom(state)).toBeNull()
    expect(readLastOpened(state)).toBeNull()
  },
)
