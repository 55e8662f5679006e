import fc from 'fast-check'
import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import type { BoundingBox } from '#domain/catalog/search/bounding-box.ts'
import type { SearchCriteria } from '#domain/catalog/search/search-criteria.ts'
import { SORTS } from '#domain/catalog/search/sort.ts'
import { toWordConditions, type WordCondition } from '#domain/catalog/search/text/word-condition.ts'
import { toTerms } from '#domain/catalog/search/text/words.ts'
import { anyRealisticListing, filtersFor } from './arbitraries.ts'
import type { DatedListing } from './reference-search.ts'
import { parseRatedFilters } from './test-rates.ts'

const CITY_NAMES = ['Kyiv', 'Lviv', 'Odesa', 'Brovary'] as const
const WORDS =
  'balcony balconies balc Хрещатик khreshchatyk квартира квартирою 12 parking park'.split(' ')
/** Few distinct values, so that listings share locations and lie on the edges of boxes. */
const degree = fc.integer({ min: 0, max: 8 }).map((steps) => steps * 0.04)
const lat = degree.map((offset) => 50 + offset)
const lng = degree.map((offset) => 30 + offset)
const words = (maxLength: number) =>
  fc.array(fc.constantFrom(...WORDS), { maxLength }).map((some) => some.join(' '))

/** Varies in every field that a search reads. */
export const anyDatedListing: fc.Arbitrary<DatedListing> = fc
  .record({
    listing: anyRealisticListing,
    location: fc.record({
      city: fc.constantFrom(...CITY_NAMES),
      point: fc.oneof(
        { weight: 6, arbitrary: fc.record({ lat, lng }) },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
      description: words(4),
      address: words(2).map((text) => text || 'Address'),
    }),
    publishedAt: fc.integer({ min: 1_700_000_000, max: 1_700_000_009 }),
    priceDrop: fc.constantFrom(0, 0, 1, 7, 7, 30),
  })
  .map(({ listing, location: { point, ...location }, publishedAt, priceDrop }) => {
    const { lat: _lat, lng: _lng, ...rest } = listing
    return { listing: { ...rest, ...location, ...point }, publishedAt, priceDrop }
  })

/** Listings with unique pairs of type and id. */
export const datedListings = (maxLength: number, minLength = 1): fc.Arbitrary<DatedListing[]> =>
  fc.uniqueArray(anyDatedListing, {
    selector: ({ listing }) => `${listing.type} ${listing.id}`,
    minLength,
    maxLength,
  })

/** A box with listings on its edges. */
export const anyBox: fc.Arbitrary<BoundingBox> = fc
  .tuple(lat, lat, lng, lng)
  .map(([a, b, c, d]) => ({
    south: Math.min(a, b),
    north: Math.max(a, b),
    west: Math.min(c, d),
    east: Math.max(c, d),
  }))

const anyWordCondition: fc.Arbitrary<WordCondition> = fc
  .record({
    word: fc.constantFrom(...WORDS),
    isWhole: fc.boolean(),
    isExcluded: fc.constantFrom(false, false, true),
    others: fc.constantFrom(
      [],
      [],
      [{ terms: ['balcony', 'khreshch'] }],
      [{ terms: ['park'], city: 'Kyiv' }, { terms: ['12'] }],
    ),
  })
  .map(({ word, isWhole, isExcluded, others }) => {
    const [condition = { term: word }] = toWordConditions([word], [others])
    return isWhole
      ? { term: toTerms(word)[0] ?? word, isWhole, isExcluded }
      : { ...condition, isWhole, isExcluded }
  })

/** Criteria that some of these listings match and others do not. */
export function criteriaFor(listings: readonly DatedListing[]): fc.Arbitrary<SearchCriteria> {
  const entries = listings.map(({ listing }) => listing) as [CatalogListing, ...CatalogListing[]]
  return fc.record({
    type: fc.constantFrom(...ESTATE_TYPES),
    filters: filtersFor(entries).map(parseRatedFilters),
    city: fc.constantFrom(null, null, ...CITY_NAMES),
    words: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      {
        weight: 1,
        arbitrary: fc.array(anyWordCondition, { maxLength: 2 }),
      },
    ),
    box: fc.option(anyBox, { freq: 3 }),
    sort: fc.constantFrom(...SORTS),
    near: fc.option(fc.record({ lat, lng })),
  })
}

export const listingsAndCriteria = datedListings(40).chain((listings) =>
  fc.record({ listings: fc.constant(listings), criteria: criteriaFor(listings) }),
)
