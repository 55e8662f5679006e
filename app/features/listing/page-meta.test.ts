import { expect, it } from 'vitest'
import { catalogListing } from '#test/listing/catalog-listing.ts'
import { pageMeta } from './page-meta.ts'

const timestamps = {
  publishedAt: '2025-11-17T10:00:00.000Z',
  updatedAt: '2025-11-17T10:00:00.000Z',
}

/** What a property of the head says. */
function getContent(descriptors: ReturnType<typeof pageMeta>, property: string): unknown {
  return Object(descriptors.find((descriptor) => Object(descriptor).property === property)).content
}

it('has whole addresses in a preview where the site has one', () => {
  const meta = pageMeta({
    listing: catalogListing(),
    ...timestamps,
    origin: 'https://homiq.example',
  })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: '/sale/1' })
  expect(getContent(meta, 'og:url')).toBe('https://homiq.example/sale/1')
  expect(getContent(meta, 'og:image')).toBe(
    'https://homiq.example/pictures/apartments/01-living-1440x960.jpg',
  )
  expect(getContent(meta, 'og:image:width')).toBe('1440')
  expect(getContent(meta, 'og:description')).toBe(
    '$120 k · 3 rooms · 74.5 m² · Floor 4 of 9. A bright corner flat above a quiet courtyard.',
  )
})

it('names no picture where it would be a relative one, or there is none', () => {
  const unknown = pageMeta({ listing: catalogListing(), ...timestamps, origin: '' })
  expect(getContent(unknown, 'og:image')).toBeUndefined()
  expect(getContent(unknown, 'og:url')).toBeUndefined()
  const bare = catalogListing({ images: [] })
  const without = pageMeta({ listing: bare, ...timestamps, origin: 'https://homiq.example' })
  expect(getContent(without, 'og:image')).toBeUndefined()
})

it('cuts a long description', () => {
  const home = catalogListing({ description: 'word '.repeat(1_000) })
  const meta = pageMeta({ listing: home, ...timestamps, origin: '' })
  expect(getContent(meta, 'og:description')).toHaveLength(201)
})
