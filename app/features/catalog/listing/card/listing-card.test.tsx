import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import { SALES } from '#test/catalog/sample-listings.ts'
import { ListingCard } from './listing-card.tsx'

const [sample] = SALES
if (sample === undefined) throw new Error('There are no sample listings.')

function render(listing: Listing): string {
  const card = <ListingCard type="sale" listing={listing} />
  const router = createMemoryRouter([{ path: '*', element: card }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('a listing without a picture has an icon in its place, so that nothing lies under the heart', () => {
  const html = render({ ...sample, images: [] })
  expect(html).toContain('listing-card-no-picture')
  expect(html.indexOf('#building')).toBeLessThan(html.indexOf('#heart'))
  expect(html).not.toContain('<img')
})

test('the server sends the first of several pictures alone, and one link for keyboards', () => {
  const html = render(sample)
  expect(html.match(/class="card-slide"/g)).toHaveLength(sample.images.length)
  expect(html.match(/<img /g)).toHaveLength(1)
  const links = html.match(/<a [^>]*>/g) ?? []
  expect(links).toHaveLength(2)
  expect(links.filter((link) => !/ tabindex="-1" aria-hidden="true"/i.test(link))).toHaveLength(1)
})

test('a single picture is no strip', () => {
  expect(render({ ...sample, images: sample.images.slice(0, 1) })).not.toContain('card-strip')
})

test('a listing with a picture has no icon in its place', () => {
  const html = render(sample)
  expect(html).not.toContain('listing-card-no-picture')
  expect(html).toContain('<img')
})
