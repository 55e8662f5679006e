import { expect, it, vi } from 'vitest'
import { stubStorage } from '#test/browser/stub-storage.ts'
import { setListingHidden, storedHiddenListings } from './hidden-listings.ts'
import { hasListing } from './listing-keys.ts'
import { recordVisit, storedVisits } from './visits.ts'

const stubbed = stubStorage()

it('hides and shows listings of a type', () => {
  setListingHidden('sale', 1, true)
  setListingHidden('rent', 2, true)
  expect(stubbed.storage.texts.get('hiddenHomes')).toBe('["sale 1","rent 2"]')
  setListingHidden('sale', 1, false)
  expect(hasListing(storedHiddenListings.get(), 'sale', 1)).toBe(false)
  expect(hasListing(storedHiddenListings.get(), 'rent', 2)).toBe(true)
  expect(hasListing(storedHiddenListings.get(), 'sale', 2)).toBe(false)
})

it('keeps the latest five hundred', () => {
  for (let id = 1; id <= 501; id += 1) setListingHidden('sale', id, true)
  expect(storedHiddenListings.get()).toHaveLength(500)
  expect(hasListing(storedHiddenListings.get(), 'sale', 1)).toBe(false)
})

it.each([
  ['hiddenHomes', storedHiddenListings, '{"sale":1}', '[]'],
  ['visits', storedVisits, '{"sale":{"lastSeen":"today"}}', '{}'],
  ['visits', storedVisits, '[1]', '{}'],
  ['visits', storedVisits, 'null', '{}'],
])('replaces a malformed %s, and says so', (key, stored, text, replaced) => {
  stubbed.storage.texts.set(key, text)
  stored.subscribe(() => {})()
  expect(stubbed.storage.texts.get(key)).toBe(replaced)
  expect(stubbed.logged).toHaveBeenCalledOnce()
})

it('marks new listings of each type from the second visit on, but not without a connection', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 })
  vi.stubGlobal('navigator', { onLine: true })
  expect(recordVisit('sale')).toBe(Number.POSITIVE_INFINITY)
  vi.setSystemTime(1_000 + 31 * 60_000)
  vi.stubGlobal('navigator', { onLine: false })
  expect(recordVisit('sale')).toBe(1_000)
  expect(storedVisits.get().sale).toEqual({ lastSeen: 1_000, previousEnd: null })
  vi.stubGlobal('navigator', { onLine: true })
  expect(recordVisit('sale')).toBe(1_000)
  expect(recordVisit('rent')).toBe(Number.POSITIVE_INFINITY)
})
