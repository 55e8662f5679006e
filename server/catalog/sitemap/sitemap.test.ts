import { DOMParser, type Element } from '@xmldom/xmldom'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inLanguage } from '#domain/platform/language.ts'
import { listings } from '#server/catalog/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing, withdrawListing } from '#test/catalog/saved-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { SCREENS } from './parts.ts'
import { sitemapRoutes } from './routes.ts'

const SITE = 'https://homiq.example'
/** Each screen in both languages. */
const SCREEN_URLS = SCREENS.flatMap((path) => [SITE + path, SITE + inLanguage(path, 'uk')])
const monday = new Date('2025-11-17T10:00:00Z')

let database: Database
let app: Hono
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(() => {
  app = sitemapRoutes({ db: database.orm, siteUrl: SITE })
})
afterAll(() => database.close())

const empty = () => database.orm.delete(listings)

const ask = async (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers })

async function xml(path: string): Promise<Element> {
  const response = await ask(path)
  expect([path, response.status]).toEqual([path, 200])
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const root = new DOMParser().parseFromString(await response.text(), 'text/xml').documentElement
  if (root === null) throw new Error(`${path} has no root.`)
  expect(root.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  return root
}

/** The texts of all elements with a name, found in one pass. */
const texts = (root: Element, name: string) =>
  Array.from(root.getElementsByTagName(name), ({ textContent }) => textContent ?? '')

/** Creates `count` homes in the database. */
async function fill(count: number): Promise<void> {
  await saveListing(database.orm, catalogListing(), { now: monday })
  const columns = await database.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
      where table_schema = 'public' and table_name = 'listings'
        and column_name not in ('type', 'id', 'updated_at', 'feed_key')`,
  )
  const same = columns.rows.map(({ column_name: name }) => name).join(', ')
  await database.pool.query(
    `insert into listings (type, id, updated_at, ${same})
      select 'sale', n,
        timestamptz '2025-11-17 10:00Z' + n * interval '1 second', ${same}
      from listings, generate_series(2, ${count}) as n`,
  )
}

describe('the sitemap of 1,200 homes in two languages, 1,000 URLs per file', () => {
  beforeAll(() => fill(1_200))
  beforeEach(() => {
    const options = {
      db: database.orm,
      siteUrl: SITE,
      maxUrls: 1_000,
    }
    app = sitemapRoutes(options)
  })
  afterAll(empty)

  it('has three parts with every URL once, at most 1,000 in each', async () => {
    const index = await xml('/sitemap.xml')
    const parts = texts(index, 'loc')
    expect(parts).toEqual([1, 2, 3].map((number) => `${SITE}/sitemap-${number}.xml`))
    const all: string[] = []
    const sizes: number[] = []
    for (const part of parts) {
      const addresses = texts(await xml(part.slice(SITE.length)), 'loc')
      sizes.push(addresses.length)
      all.push(...addresses)
    }
    const sizesOfOne = [500, 500 - SCREENS.length, 200 + 2 * SCREENS.length]
    expect(sizes).toEqual(sizesOfOne.map((size) => 2 * size))
    expect(all.slice(0, SCREEN_URLS.length)).toEqual(SCREEN_URLS)
    const homes = new Set(all.slice(SCREEN_URLS.length))
    expect(homes.size).toBe(2_400)
    expect(homes.has(`${SITE}/sale/1200`)).toBe(true)
    expect(homes.has(`${SITE}/uk/sale/1200`)).toBe(true)
    expect((await ask('/sitemap-4.xml')).status).toBe(404)
  })

  it('says when each home last changed', async () => {
    const moments = texts(await xml('/sitemap-3.xml'), 'lastmod')
    expect(moments.at(-1)).toBe(new Date(+monday + 1_200_000).toISOString())
  })
})

describe('a sitemap', () => {
  afterEach(empty)

  it('has a part for each type, and none for unused id ranges', async () => {
    const last = 2 ** 31 - 1
    for (const [type, id] of [
      ['rent', 3],
      ['rent', 900_000],
      ['sale', last],
    ] as const) {
      await saveListing(database.orm, catalogListing({ type, id }), { now: monday })
    }
    await saveListing(database.orm, catalogListing({ id: 4 }), { now: monday })
    await withdrawListing(database.orm, 'sale', 4, monday)
    expect(texts(await xml('/sitemap.xml'), 'loc')).toHaveLength(3)
    const homes = [1, 2, 3].map(async (number) => texts(await xml(`/sitemap-${number}.xml`), 'loc'))
    expect((await Promise.all(homes)).map((addresses) => addresses.at(-1))).toEqual([
      `${SITE}/uk/sale/${last}`,
      `${SITE}/uk/rent/3`,
      `${SITE}/uk/rent/900000`,
    ])
  })

  it('of an empty catalog has the screens', async () => {
    expect(texts(await xml('/sitemap.xml'), 'loc')).toEqual([`${SITE}/sitemap-1.xml`])
    expect(texts(await xml('/sitemap-1.xml'), 'loc')).toEqual(SCREEN_URLS)
  })

  it('names each page in the other languages', async () => {
    await saveListing(database.orm, catalogListing({ id: 7 }), { now: monday })
    const root = await xml('/sitemap-1.xml')
    const urls = Array.from(root.getElementsByTagName('url')).slice(-2)
    const both = [
      ['en', `${SITE}/sale/7`],
      ['uk', `${SITE}/uk/sale/7`],
    ]
    for (const [index, url] of urls.entries()) {
      expect(texts(url, 'loc')).toEqual([both[index]?.[1]])
      const links = Array.from(url.getElementsByTagName('xhtml:link'), (link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ])
      expect(links).toEqual(both)
    }
  })

  it('includes listings published since it was divided, and no withdrawn ones', async () => {
    await saveListing(database.orm, catalogListing({ id: 5 }), { now: monday })
    await xml('/sitemap.xml')
    await saveListing(database.orm, catalogListing({ id: 6 }), { now: monday })
    await withdrawListing(database.orm, 'sale', 5, monday)
    expect(texts(await xml('/sitemap-1.xml'), 'loc').slice(SCREEN_URLS.length)).toEqual([
      `${SITE}/sale/6`,
      `${SITE}/uk/sale/6`,
    ])
  })

  it('does not list what is not published', async () => {
    await saveListing(database.orm, catalogListing({ id: 5 }), { now: monday })
    await database.orm.update(listings).set({ status: sql`'draft'` })
    expect(texts(await xml('/sitemap-1.xml'), 'loc')).toHaveLength(SCREEN_URLS.length)
  })

  it.each(['/sitemap.xml', '/sitemap-1.xml', '/robots.txt'])(
    '%s is known again by its ETag, and kept for an hour',
    async (path) => {
      const response = await ask(path)
      const etag = response.headers.get('etag') ?? ''
      expect(etag).toMatch(/^W\/".+"$/)
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
      const again = await ask(path, { 'if-none-match': etag })
      expect([again.status, await again.text()]).toEqual([304, ''])
      const head = await app.request(path, { method: 'HEAD' })
      expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
    },
  )

  it('of a site without a configured URL uses the requested one, and is private', async () => {
    app = sitemapRoutes({ db: database.orm, siteUrl: '' })
    for (const path of ['/sitemap.xml', '/sitemap-1.xml', '/robots.txt']) {
      const response = await ask(`http://homes.test:8080${path}`)
      expect(response.headers.get('cache-control')).toBe('private, max-age=3600')
      expect(await response.text()).toContain('http://homes.test:8080/')
    }
  })
})

it('robots.txt excludes private pages from search engines, and names the sitemap', async () => {
  const text = await (await ask('/robots.txt')).text()
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/)
  for (const path of ['/my/', '/messages', '/email-action', '/api/', '/session']) {
    expect(text).toContain(`\nDisallow: ${path}\n`)
  }
  expect(text).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`)
})
