import { expect, it } from 'vitest'
import { stubStorage } from '#test/browser/stub-storage.ts'
import { hasListing } from './listing-keys.ts'
import { markListingSeen, storedSeenListings } from './seen-listings.ts'

const stubbed = stubStorage()

it('stores a listing by its type and id, the latest last', () => {
  markListingSeen('sale', 12)
  markListingSeen('rent', 12)
  markListingSeen('sale', 12)
  expect(stubbed.storage.texts.get('seenHomes')).toBe('["rent 12","sale 12"]')
  const seen = storedSeenListings.get()
  expect(hasListing(seen, 'sale', 12)).toBe(true)
  expect(hasListing(seen, 'rent', '12')).toBe(true)
  expect(hasListing(seen, 'sale', 1)).toBe(false)
})

it('drops the oldest after five hundred', () => {
  for (let id = 1; id <= 510; id += 1) markListingSeen('sale', id)
  const seen = storedSeenListings.get()
  expect(seen).toHaveLength(500)
  expect(hasListing(seen, 'sale', 10)).toBe(false)
  expect(hasListing(seen, 'sale', 11)).toBe(true)
})

it.each(['nonsense', 'null', '{}', '[7]', '["sale x"]', '["sale 1",["rent 1"]]', '["sale 0"]'])(
  'starts over after %s',
  (text) => {
    stubbed.storage.texts.set('seenHomes', text)
    expect(storedSeenListings.get()).toEqual([])
    markListingSeen('rent', 3)
    expect(stubbed.storage.texts.get('seenHomes')).toBe('["rent 3"]')
  },
)
