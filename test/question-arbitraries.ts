import fc from 'fast-check'
import { ESTATE_TYPES } from '#domain/listing/estate-type.ts'
import type { CatalogueEntry } from '#domain/listing/listing.ts'
import type { Box } from '#domain/search/box.ts'
import { criteriaOf } from '#domain/search/filters.ts'
import type { PublishedHome, Question } from '#domain/search/question.ts'
import { SORTS } from '#domain/search/sort.ts'
import { stemsOf } from '#domain/search/words.ts'
import { anyHome, filtersAbout } from './arbitraries.ts'

const CITY_NAMES = ['Kyiv', 'Lviv', 'Odesa', 'Brovary'] as const
const WORDS =
  'balcony balconies balc Хрещатик khreshchatyk квартира квартирою 12 parking park'.split(' ')
/** Few different degrees, so that homes share places and lie on the borders of boxes. */
const degree = fc.integer({ min: 0, max: 8 }).map((steps) => steps * 0.04)
const lat = degree.map((above) => 50 + above)
const lng = degree.map((beyond) => 30 + beyond)
const words = (maxLength: number) =>
  fc.array(fc.constantFrom(...WORDS), { maxLength }).map((some) => some.join(' '))

/** A home that differs from others in all that searches look at. */
export const anyPublishedHome: fc.Arbitrary<PublishedHome> = fc
  .record({
    home: anyHome,
    places: fc.record({
      city: fc.constantFrom(...CITY_NAMES),
      lat,
      lng,
      description: words(4),
      address: words(2).map((text) => text || 'Address'),
    }),
    publishedAt: fc.integer({ min: 1_700_000_000, max: 1_700_000_009 }),
  })
  .map(({ home, places, publishedAt }) => ({ home: { ...home, ...places }, publishedAt }))

/** Homes of which no two are of one type and id. */
export const publishedHomes = (maxLength: number, minLength = 1): fc.Arbitrary<PublishedHome[]> =>
  fc.uniqueArray(anyPublishedHome, {
    selector: ({ home }) => `${home.type} ${home.id}`,
    minLength,
    maxLength,
  })

/** A part of the map on whose borders homes lie. */
export const anyBox: fc.Arbitrary<Box> = fc.tuple(lat, lat, lng, lng).map(([a, b, c, d]) => ({
  south: Math.min(a, b),
  north: Math.max(a, b),
  west: Math.min(c, d),
  east: Math.max(c, d),
}))

/** A question that divides these homes. */
export function questionAbout(homes: readonly PublishedHome[]): fc.Arbitrary<Question> {
  const entries = homes.map(({ home }) => home) as [CatalogueEntry, ...CatalogueEntry[]]
  return fc.record({
    type: fc.constantFrom(...ESTATE_TYPES),
    criteria: filtersAbout(entries).map(criteriaOf),
    city: fc.constantFrom(null, null, ...CITY_NAMES),
    stems: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      {
        weight: 1,
        arbitrary: fc.array(fc.constantFrom(...WORDS), { maxLength: 2 }).map(stemsOf),
      },
    ),
    box: fc.option(anyBox, { freq: 3 }),
    sort: fc.constantFrom(...SORTS),
    near: fc.option(fc.record({ lat, lng })),
  })
}

/** Homes, and a question about them. */
export const homesAndQuestion = publishedHomes(40).chain((homes) =>
  fc.record({ homes: fc.constant(homes), question: questionAbout(homes) }),
)
