import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { ListingCard } from './listing-card.tsx'

const [sample] = SALE_LISTINGS
if (sample === undefined) throw new Error('There are no sample listings.')

function render(listing: Listing): string {
  const card = <ListingCard type="sale" listing={listing} favoriteButton={<b>heart</b>} />
  const router = createMemoryRouter([{ path: '*', element: card }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('a listing without a picture has an icon in its place, so that nothing lies under the heart', () => {
  const html = render({ ...sample, images: [] })
  expect(html).toContain('listing-card-no-picture')
  expect(html.indexOf('#building')).toBeLessThan(html.indexOf('heart'))
  expect(html).not.toContain('<img')
})

test('one with a picture has no such icon', () => {
  const html = render(sample)
  expect(html).not.toContain('listing-card-no-picture')
  expect(html).toContain('<img')
})
