import { DOMParser, type Element } from '@xmldom/xmldom'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHIPPED_DISPLAY_RATES } from '#server/catalog/exchange-rate/follow-rates.ts'
import { createCatalog } from '#server/catalog/listing/catalog.ts'
import type { Search } from '#server/catalog/search/open-search.ts'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { seedListings } from '#test/catalog/saved-listings.ts'
import { openTestSearch } from '#test/catalog/search/test-search.ts'
import { freshDatabase } from '#test/database/database.ts'
import { atomRoutes } from './routes.ts'

const SITE = 'https://homiq.example'
const ATOM = 'http://www.w3.org/2005/Atom'
const monday = Date.parse('2025-11-17T10:00:00Z')
const ODD = `<b>"Bright" & 'quiet'</b> ]]> <script>alert(1)</script> \u0001 Київ`

let database: Database
let search: Search
let app: Hono
beforeAll(async () => {
  database = await freshDatabase()
  const homes = [
    ...Array.from({ length: 30 }, (_, index) => catalogListing({ id: index + 1 })),
    catalogListing({
      id: 31,
      description: ODD,
      address: `7 <i>Odd</i> & Sons, Lviv`,
      city: 'Lviv',
    }),
    catalogListing({ type: 'rent', id: 40, price: '900' }),
  ]
  await seedListings(database.orm, homes, {
    now: new Date(monday + 100_000),
    publishedAt: ({ id }) => new Date(monday + id * 1_000),
  })
  search = await openTestSearch(database)
  const catalog = createCatalog({
    findListedOffer: async () => null,
    db: database.orm,
    search,
    findPlaceholders: async () => ({}),
    rates: () => SHIPPED_DISPLAY_RATES,
  })
  app = atomRoutes({ catalog, siteUrl: SITE })
})
afterAll(async () => {
  await search.stop()
  await database.close()
})

async function feed(query: string): Promise<Element> {
  const response = await app.request(`/feed.atom${query}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const root = new DOMParser().parseFromString(await response.text(), 'text/xml').documentElement
  if (root === null) throw new Error('The feed has no root.')
  expect([root.namespaceURI, root.localName]).toEqual([ATOM, 'feed'])
  return root
}

const children = (parent: Element, name: string) =>
  Array.from(parent.getElementsByTagNameNS(ATOM, name)).filter(
    (found) => found.parentNode === parent,
  )
const text = (parent: Element, name: string) => children(parent, name)[0]?.textContent ?? null
const href = (parent: Element, rel: string) =>
  children(parent, 'link')
    .find((link) => link.getAttribute('rel') === rel)
    ?.getAttribute('href')

describe('a feed', () => {
  it('has everything that RFC 4287 requires, once', async () => {
    const root = await feed('?type=sale&priceMax=200k')
    for (const name of ['id', 'title', 'updated', 'author'])
      expect(children(root, name)).toHaveLength(1)
    expect(text(root, 'id')).toBe('tag:homiq.example,2025:/feed.atom?type=sale&priceMax=200k')
    expect(href(root, 'self')).toBe(`${SITE}/feed.atom?type=sale&priceMax=200k`)
    expect(href(root, 'alternate')).toBe(`${SITE}/property?type=sale&priceMax=200k`)
    const entries = children(root, 'entry')
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'summary']) {
        expect(children(entry, name)).toHaveLength(1)
      }
      expect(text(entry, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    }
    expect(new Set(entries.map((entry) => text(entry, 'id'))).size).toBe(entries.length)
  })

  it('has the newest 24 homes, newest first', async () => {
    const addresses = children(await feed('?type=sale&sort=price-up&page=2'), 'entry').map(
      (entry) => href(entry, 'alternate'),
    )
    expect(addresses).toEqual(
      Array.from({ length: 24 }, (_, index) => `${SITE}/sale/${31 - index}`),
    )
  })

  it('has both types if none is given', async () => {
    const root = await feed('')
    const [first, second] = children(root, 'entry')
    expect([first && text(first, 'id'), second && text(second, 'id')]).toEqual([
      'tag:homiq.example,2025:/rent/40',
      'tag:homiq.example,2025:/sale/31',
    ])
    expect(children(root, 'entry')).toHaveLength(24)
    expect(href(root, 'alternate')).toBe(`${SITE}/property`)
  })

  it("escapes an owner's text", async () => {
    const root = await feed(`?q=${encodeURIComponent('Львів')}`)
    const [entry] = children(root, 'entry')
    expect(children(root, 'entry')).toHaveLength(1)
    expect(text(root, 'title')).toBe('Homes for sale and for rent: Львів · Homiq')
    expect(entry && text(entry, 'title')).toBe('7 <i>Odd</i> & Sons, Lviv')
    expect(entry && text(entry, 'summary')).toBe(
      `$120 k · 3 rooms · 74.5 m² · Floor 4 of 9 · Renovated\n\n${ODD.replace('\u0001', '')}`,
    )
    for (const name of ['summary', 'title']) {
      const [told] = (entry && children(entry, name)) ?? []
      expect([told?.getAttribute('type'), told?.getElementsByTagName('*').length]).toEqual([
        null,
        0,
      ])
    }
  })

  it('is valid without entries if a search finds nothing', async () => {
    const root = await feed('?type=rent&rooms=1')
    expect(children(root, 'entry')).toHaveLength(0)
    expect(text(root, 'updated')).toMatch(/Z$/)
  })

  it('refuses a query that would subscribe to more than intended', async () => {
    const response = await app.request('/feed.atom?type=sale&pricemax=100k')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: [{ name: 'pricemax', detail: 'is not known here' }],
    })
  })

  it('is validated by its ETag', async () => {
    const response = await app.request('/feed.atom?type=sale')
    const etag = response.headers.get('etag') ?? ''
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    const again = await app.request('/feed.atom?type=sale', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})
