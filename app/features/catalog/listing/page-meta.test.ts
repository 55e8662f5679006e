import { expect, it } from 'vitest'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { pageMeta } from './page-meta.ts'

const timestamps = {
  publishedAt: '2025-11-17T10:00:00.000Z',
  updatedAt: '2025-11-17T10:00:00.000Z',
}

function getContent(descriptors: ReturnType<typeof pageMeta>, property: string): unknown {
  return Object(descriptors.find((descriptor) => Object(descriptor).property === property)).content
}

it('has absolute URLs in a preview if the site has one', () => {
  const meta = pageMeta({
    listing: catalogListing(),
    ...timestamps,
    origin: 'https://homiq.example',
  })
  expect(getContent(meta, 'og:url')).toBe('https://homiq.example/sale/1')
  expect(getContent(meta, 'og:image')).toBe(
    'https://homiq.example/pictures/apartments/01-living-1440x960.jpg',
  )
  expect(getContent(meta, 'og:image:width')).toBe('1440')
  expect(getContent(meta, 'og:description')).toBe(
    '$120 k · 3 rooms · 74.5 m² · Floor 4 of 9. A bright corner flat above a quiet courtyard.',
  )
})

it('names no picture if its URL would be relative, or if there is none', () => {
  const withoutOrigin = pageMeta({ listing: catalogListing(), ...timestamps, origin: '' })
  expect(getContent(withoutOrigin, 'og:image')).toBeUndefined()
  expect(getContent(withoutOrigin, 'og:url')).toBeUndefined()
  const withoutPictures = catalogListing({ images: [] })
  const without = pageMeta({
    listing: withoutPictures,
    ...timestamps,
    origin: 'https://homiq.example',
  })
  expect(getContent(without, 'og:image')).toBeUndefined()
})

it('cuts a long description', () => {
  const listing = catalogListing({ description: 'word '.repeat(1_000) })
  const meta = pageMeta({ listing, ...timestamps, origin: '' })
  expect(getContent(meta, 'og:description')).toHaveLength(201)
})
