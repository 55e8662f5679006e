import { expect, it } from 'vitest'
import { catalogueEntry } from '#test/catalogue-entry.ts'
import { pageMeta } from './page-meta.ts'

const moments = { publishedAt: '2025-11-17T10:00:00.000Z', updatedAt: '2025-11-17T10:00:00.000Z' }

/** What a property of the head says. */
function content(descriptors: ReturnType<typeof pageMeta>, property: string): unknown {
  return Object(descriptors.find((descriptor) => Object(descriptor).property === property)).content
}

it('has whole addresses in a preview where the site has one', () => {
  const meta = pageMeta({ home: catalogueEntry(), ...moments, site: 'https://homiq.example' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: '/sale/1' })
  expect(content(meta, 'og:url')).toBe('https://homiq.example/sale/1')
  expect(content(meta, 'og:image')).toBe(
    'https://homiq.example/pictures/apartments/01-living-1440x960.jpg',
  )
  expect(content(meta, 'og:image:width')).toBe('1440')
  expect(content(meta, 'og:description')).toBe(
    '$120 k · 3 rooms · 74.5 m² · Floor 4 of 9. A bright corner flat above a quiet courtyard.',
  )
})

it('names no picture where it would be a relative one, or there is none', () => {
  const unknown = pageMeta({ home: catalogueEntry(), ...moments, site: '' })
  expect(content(unknown, 'og:image')).toBeUndefined()
  expect(content(unknown, 'og:url')).toBeUndefined()
  const bare = catalogueEntry({ images: [] })
  const without = pageMeta({ home: bare, ...moments, site: 'https://homiq.example' })
  expect(content(without, 'og:image')).toBeUndefined()
})

it('cuts a long description', () => {
  const home = catalogueEntry({ description: 'word '.repeat(1_000) })
  const meta = pageMeta({ home, ...moments, site: '' })
  expect(content(meta, 'og:description')).toHaveLength(201)
})
