import { expect, it } from 'vitest'
import { readLastOpened, readSearchPath, toLastOpened } from './opened-listing.ts'

it('reads the search that a listing was opened from', () => {
  expect(readSearchPath({ searchPath: '/property?type=sale&page=2' })).toBe(
    '/property?type=sale&page=2',
  )
})

it('reads the listing that was opened last', () => {
  expect(readLastOpened(toLastOpened('9'))).toBe('9')
})

it.each([null, undefined, 'sale 9', {}, { searchPath: 1, lastOpened: 1 }])(
  'finds neither in the state %j',
  (state) => {
    expect(readSearchPath(state)).toBeNull()
    expect(readLastOpened(state)).toBeNull()
  },
)
