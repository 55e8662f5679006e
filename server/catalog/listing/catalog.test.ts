import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import { listingSchema } from '#domain/catalog/listing/listing.ts'
import { withoutFilter } from '#domain/catalog/search/applied-filters.ts'
import { UKRAINE } from '#domain/catalog/search/bounding-box.ts'
import {
  EMPTY_SEARCH_QUERY,
  type SearchQueryWithType,
} from '#domain/catalog/search/search-query.ts'
import { SORTS } from '#domain/catalog/search/sort.ts'
import { SHIPPED_DISPLAY_RATES } from '#server/catalog/exchange-rate/follow-rates.ts'
import type { Search } from '#server/catalog/search/open-search.ts'
import { listings as rows } from '#server/catalog/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing, seedListings, withdrawListing } from '#test/catalog/saved-listings.ts'
import { filtersFor } from '#test/catalog/search/arbitraries.ts'
import { anyBox, datedListings } from '#test/catalog/search/criteria-arbitraries.ts'
import { expectedFacets, expectedMatches } from '#test/catalog/search/expected-matches.ts'
import { type DatedListing, isInBoundingBox } from '#test/catalog/search/reference-search.ts'
import { savePriceDrop } from '#test/catalog/search/save-price-drop.ts'
import { openTestSearch } from '#test/catalog/search/test-search.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type Catalog, createCatalog, PAGE_SIZE } from './catalog.ts'
import { toSearchCriteria } from './to-search-criteria.ts'

const SEARCHES = 250
const monday = Date.parse('2025-11-17T10:00:00Z')
const findPlaceholders = async () => ({})

const [sampled = []] = fc.sample(datedListings(400, 399), { seed: 1, numRuns: 1 })
const newest: DatedListing = {
  listing: catalogListing({ id: 200_000 }),
  publishedAt: monday / 1_000,
}
const published = [newest, ...sampled]
const catalogListings = published.map(({ listing }) => listing)

let database: Database
let search: Search
let catalog: Catalog
beforeAll(async () => {
  database = await freshDatabase()
  const moments = new Map(published.map(({ listing, publishedAt }) => [listing, publishedAt]))
  await seedListings(database.orm, catalogListings, {
    now: new Date(monday),
    // Fractions of seconds do not affect the order.
    publishedAt: (listing) => new Date((moments.get(listing) ?? 0) * 1_000 + (listing.id % 999)),
  })
  for (const entry of published) await savePriceDrop(database.orm, entry)
  search = await openTestSearch(database)
  catalog = createCatalog({
    findListedOffer: async () => null,
    db: database.orm,
    search,
    findPlaceholders,
    rates: () => SHIPPED_DISPLAY_RATES,
  })
})
afterAll(async () => {
  await search.stop()
  await database.close()
})

const SALE: SearchQueryWithType = { ...EMPTY_SEARCH_QUERY, type: 'sale' }
const anySearch: fc.Arbitrary<SearchQueryWithType> = fc.record({
  type: fc.constantFrom(...ESTATE_TYPES),
  text: fc.constantFrom('', '', '', 'Київ', 'lvov', 'balcony Kiev', 'квартира', 'Odesa 12 park'),
  filters: filtersFor([catalogListing(), ...catalogListings]),
  box: fc.option(anyBox, { freq: 3 }),
  sort: fc.constantFrom(...SORTS),
  view: fc.constant('list'),
  page: fc.constant(1),
})

async function allPages(query: SearchQueryWithType) {
  const first = await catalog.search(query)
  const listings = [...first.listings]
  for (let page = 2; page <= first.pages; page += 1) {
    listings.push(...(await catalog.search({ ...query, page })).listings)
  }
  return { ...first, ids: listings.map(({ id }) => id), listings }
}

function expected(query: SearchQueryWithType) {
  const { criteria, city } = toSearchCriteria(query, SHIPPED_DISPLAY_RATES)
  const ids = expectedMatches(published, criteria).map(({ listing }) => listing.id)
  return {
    ids,
    total: ids.length,
    facets: expectedFacets(published, criteria),
    city: city?.name ?? null,
  }
}

describe('search', () => {
  it(`answers ${SEARCHES} searches as the rules do, over all pages`, async () => {
    let dividing = 0
    for (const query of fc.sample(anySearch, { seed: 2, numRuns: SEARCHES })) {
      const { ids, total, facets, city } = await allPages(query)
      expect({ query, ids, total, facets, city }).toEqual({ query, ...expected(query) })
      if (total > 0 && total < expected({ ...SALE, type: query.type }).total) dividing += 1
    }
    expect(dividing / SEARCHES).toBeGreaterThan(0.25)
  })

  it.each(ESTATE_TYPES)('returns every field of each listing of type %s', async (type) => {
    const { listings } = await allPages({ ...SALE, type })
    expect(listings.length).toBeGreaterThan(PAGE_SIZE)
    for (const listing of listings) {
      const saved = catalogListings.find((one) => one.type === type && one.id === listing.id)
      expect(listing).toEqual(listingSchema.parse(saved))
    }
  })

  it('returns the last page for any page past it', async () => {
    const { total, ids } = expected(SALE)
    const last = Math.ceil(total / PAGE_SIZE)
    const lastPage = await catalog.search({ ...SALE, page: last })
    expect(lastPage).toMatchObject({ page: last, pages: last })
    expect(lastPage.listings.at(-1)?.id).toBe(ids.at(-1))
    for (const page of [last + 1, 100_000]) {
      expect(await catalog.search({ ...SALE, page })).toEqual(lastPage)
    }
  })

  it.each([
    ['balcxny', 'balcony'],
    ['Kyiv, Balocny', 'Kyiv, balcony'],
    ['Хрещятик', 'khreshchatyk'],
  ])('corrects %j, one letter off, to %j', async (typed, meant) => {
    const found = await catalog.search({ ...SALE, text: typed })
    const { total, ids } = expected({ ...SALE, text: meant })
    expect(total).toBeGreaterThan(0)
    expect(found).toMatchObject({ total, correctedText: meant })
    expect(found.listings.map(({ id }) => id)).toEqual(ids.slice(0, PAGE_SIZE))
    expect(await catalog.count({ ...SALE, text: typed })).toBe(total)
    const { listings } = await catalog.searchAfter({ ...SALE, text: typed }, null)
    expect(listings).toEqual(found.listings)
  })

  it.each(['balcony', 'xyzzyx', '"balkony"', '-balkony', 'blkxny'])(
    'of %j corrects nothing',
    async (text) => {
      expect((await catalog.search({ ...SALE, text })).correctedText).toBeNull()
    },
  )

  it.each([
    ['метро khreshchatyk', 'khreshchatyk'],
    ['Khreshchatyk metro station', 'khreshchatyk'],
    ['район khreshchatyk, м. Київ', 'khreshchatyk, Kyiv'],
  ])('of %j finds what %j finds', async (typed, name) => {
    const { total, listings } = await catalog.search({ ...SALE, text: name })
    expect(total).toBeGreaterThan(0)
    expect(await catalog.search({ ...SALE, text: typed })).toMatchObject({ total, listings })
  })

  it('counts all of the city if nothing in it matches', async () => {
    const { total } = await catalog.search({ ...SALE, text: 'Kyiv' })
    expect(total).toBeGreaterThan(0)
    expect(await catalog.search({ ...SALE, text: 'Атлантида, м. Київ' })).toMatchObject({
      total: 0,
      city: 'Kyiv',
      cityTotal: total,
    })
  })

  it('returns one empty page if nothing matches, with filters to remove', async () => {
    const query: SearchQueryWithType = {
      ...SALE,
      text: 'Atlantis',
      filters: { ...SALE.filters, price: { min: '9 m', max: '' }, rooms: ['1'] },
      page: 3,
    }
    expect(await catalog.search(query)).toMatchObject({ listings: [], total: 0, pages: 1 })
    expect((await catalog.search(query)).relaxedSearches).toEqual([])
    const loose = { ...query, text: '' }
    const { total } = expected({ ...withoutFilter(loose, 'price'), type: 'sale' })
    expect((await catalog.search(loose)).relaxedSearches).toEqual([{ filter: 'price', total }])
  })
})

it('continues after a cursor, and says where the end is', async () => {
  const ids: number[] = []
  let page = await catalog.searchAfter(SALE, null)
  for (;;) {
    ids.push(...page.listings.map(({ id }) => id))
    if (page.nextCursor === null) break
    page = await catalog.searchAfter(SALE, page.nextCursor)
  }
  expect(ids).toEqual(expected(SALE).ids)
  expect(page.total).toBe(ids.length)
})

describe('suggest', () => {
  it.each(['ки', 'Kie', 'kyi', 'район ки'])(
    'completes %s, and counts the listings there',
    async (typed) => {
      const inKyiv = catalogListings.filter(({ city }) => city === 'Kyiv').length
      const [first] = await catalog.suggest(typed, null)
      expect(first).toEqual({ kind: 'city', text: 'Kyiv', total: inKyiv })
    },
  )

  it.each(ESTATE_TYPES)('counts only listings of the type, as a search does: %s', async (type) => {
    const places = await catalog.suggest('kyi', type)
    expect(places).not.toEqual([])
    for (const { text, total } of places) {
      const query = { ...EMPTY_SEARCH_QUERY, type, text }
      expect(total).toBe((await catalog.search(query)).total)
      expect(await catalog.count(query)).toBe(total)
    }
  })

  it.each(['', 'k', ' k ', 'zzz', '...'])('suggests nothing for %j', async (typed) => {
    expect(await catalog.suggest(typed, null)).toEqual([])
  })
})

describe('listing', () => {
  it('finds a listing by its type and its id as text', async () => {
    expect(await catalog.findListing('sale', '200000')).toEqual(listingSchema.parse(newest.listing))
    expect(await catalog.findListing('rent', '200000')).toBeNull()
    expect(await catalog.findListing('sale', '0200000')).toBeNull()
  })

  it('returns more fields to callers who ask for them', async () => {
    expect(await catalog.findPublishedListing('sale', '200000')).toEqual({
      ...newest.listing,
      publishedAt: new Date(monday),
      updatedAt: new Date(monday),
      isOfferedByOwner: false,
      showsPhone: false,
      isRepresented: false,
    })
    expect(await catalog.findPublishedListing('rent', '200000')).toBeNull()
  })
})

describe('a change of the catalog', () => {
  const at = (seconds: number) => ({ now: new Date(monday + seconds * 1_000) })
  const page = () => catalog.search(SALE)

  it('appears after a refresh, with another version each time', async () => {
    const versions = [catalog.version()]
    const before = await page()
    const added = catalogListing({ id: 300_000, price: '1 k' })

    await saveListing(database.orm, added, at(60))
    expect(catalog.version()).toBe(versions[0])
    await search.refresh()
    versions.push(catalog.version())
    expect((await page()).listings[0]).toEqual(listingSchema.parse(added))
    expect((await page()).total).toBe(before.total + 1)

    await saveListing(database.orm, { ...added, price: '2 k' }, at(61))
    await search.refresh()
    versions.push(catalog.version())
    expect((await page()).listings[0]?.price).toBe('2 k')

    await withdrawListing(database.orm, 'sale', added.id, at(62).now)
    await search.refresh()
    versions.push(catalog.version())
    expect(await page()).toEqual(before)
    expect(await catalog.findListing('sale', '300000')).toBeNull()

    expect(new Set(versions).size).toBe(4)
  })

  it('sorts a home that was not confirmed in time after all others, until it is', async () => {
    const [late, next] = [300_002, 300_003]
    for (const [seconds, id] of [late, next].entries())
      await saveListing(database.orm, catalogListing({ id }), at(70 - seconds))
    const sink = (isLate: boolean, seconds: number) =>
      database.orm
        .update(rows)
        .set({ isLate, updatedAt: at(seconds).now })
        .where(and(eq(rows.type, 'sale'), eq(rows.id, late)))
    const firstIds = async () => {
      await search.refresh()
      return (await page()).listings.slice(0, 2).map(({ id }) => id)
    }
    expect(await firstIds()).toEqual([late, next])
    await sink(true, 71)
    expect((await firstIds())[0]).toBe(next)
    const { pages } = await page()
    expect((await catalog.search({ ...SALE, page: pages })).listings.at(-1)?.id).toBe(late)
    await sink(false, 72)
    expect(await firstIds()).toEqual([late, next])

    for (const id of [late, next]) await withdrawListing(database.orm, 'sale', id, at(73).now)
    await search.refresh()
  })

  it('does not break a page whose index is slightly older', async () => {
    const added = catalogListing({ id: 300_001 })
    await saveListing(database.orm, added, at(80))
    await search.refresh()
    await withdrawListing(database.orm, 'sale', added.id, at(81).now)
    const { listings } = await page()
    expect(listings.map(({ id }) => id)).not.toContain(added.id)
    expect(listings).toHaveLength(PAGE_SIZE - 1)
    await search.refresh()
    expect((await page()).listings).toHaveLength(PAGE_SIZE)
  })
})

it('shows the city that is named where a search finds nothing, else the country', async () => {
  const lviv = await catalog.findExtent({ ...SALE, text: 'Львів xyzzyxyzzy' })
  expect(isInBoundingBox({ lat: 49.8397, lng: 24.0297 }, lviv)).toBe(true)
  expect(lviv.east - lviv.west).toBeLessThan(0.5)
  expect(await catalog.findExtent({ ...SALE, text: 'xyzzyxyzzy' })).toEqual(UKRAINE)
})
