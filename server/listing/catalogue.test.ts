import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ESTATE_TYPES, type EstateType } from '#domain/estate-type.ts'
import { type Filters, matches, NO_FILTERS } from '#domain/filters.ts'
import { type CatalogueEntry, listingSchema } from '#domain/listing.ts'
import type { Database } from '#server/db/open.ts'
import { seedCatalogue } from '#server/db/seed.ts'
import { type FollowedIndex, followCatalogue } from '#server/search/follow-catalogue.ts'
import { anyHome, filtersAbout } from '#test/arbitraries.ts'
import { catalogueEntry } from '#test/catalogue-entry.ts'
import { freshDatabase } from '#test/database.ts'
import { type Catalogue, createCatalogue, PAGE_SIZE } from './catalogue.ts'
import { saveListing, withdrawListing } from './commands.ts'

const HOMES = 400
const SEARCHES = 2_000
const monday = Date.parse('2025-11-17T10:00:00Z')
const placeholders = new Map([['/pictures/a-1440x960.jpg', 'data:image/webp;base64,AA']])

let database: Database
let followed: FollowedIndex
let catalogue: Catalogue
beforeAll(async () => {
  database = await freshDatabase()
  await seedCatalogue(database.orm, homes, { now: new Date(monday), publishedAt })
  followed = await followCatalogue(database.orm, 3_600_000)
  catalogue = createCatalogue({ db: database.orm, index: followed.current, placeholders })
})
afterAll(async () => {
  followed.stop()
  await database.close()
})

const homes = sampleHomes()

function sampleHomes(): [CatalogueEntry, ...CatalogueEntry[]] {
  const many = fc.uniqueArray(anyHome, {
    selector: ({ type, id }) => `${type} ${id}`,
    minLength: HOMES - 1,
    maxLength: HOMES - 1,
  })
  const [others = []] = fc.sample(many, { seed: 1, numRuns: 1 })
  return [catalogueEntry({ id: 200_000 }), ...others]
}

/** Few moments, so that many homes share one and the id must decide; parts of seconds do not. */
function publishedAt({ id }: CatalogueEntry): Date {
  return new Date(monday - (id % 20) * 1_000 + (id % 999))
}

/** The rule itself: every home that matches, the newest first, of one moment the lowest id. */
function expectedIds(type: EstateType, filters: Filters): number[] {
  const second = (home: CatalogueEntry) => Math.floor(publishedAt(home).getTime() / 1_000)
  return homes
    .filter((home) => home.type === type && matches(home, filters))
    .toSorted((a, b) => second(b) - second(a) || a.id - b.id)
    .map(({ id }) => id)
}

async function allPages(type: EstateType, filters: Filters) {
  const first = await catalogue.search(type, { filters, page: 1 })
  const listings = [...first.listings]
  for (let page = 2; page <= first.pages; page += 1) {
    listings.push(...(await catalogue.search(type, { filters, page })).listings)
  }
  return { total: first.total, listings }
}

describe('search', () => {
  it(`answers ${SEARCHES} questions as the rule does, over all pages`, async () => {
    let dividing = 0
    const questions = fc.sample(fc.tuple(fc.constantFrom(...ESTATE_TYPES), filtersAbout(homes)), {
      seed: 2,
      numRuns: SEARCHES,
    })
    for (const [type, filters] of questions) {
      const { total, listings } = await allPages(type, filters)
      const ids = listings.map(({ id }) => id)
      expect({ type, filters, total, ids }).toEqual({
        type,
        filters,
        total: ids.length,
        ids: expectedIds(type, filters),
      })
      if (total > 0 && total < expectedIds(type, NO_FILTERS).length) dividing += 1
    }
    expect(dividing / SEARCHES).toBeGreaterThan(0.5)
  })

  it.each(ESTATE_TYPES)('gives every home of type %s whole', async (type) => {
    const { listings } = await allPages(type, NO_FILTERS)
    expect(listings.length).toBeGreaterThan(PAGE_SIZE)
    for (const listing of listings) {
      const home = homes.find((home) => home.type === type && home.id === listing.id)
      expect(listing).toEqual(listingSchema.parse(home))
    }
  })

  it('gives the last page for one past it', async () => {
    const last = Math.ceil(expectedIds('sale', NO_FILTERS).length / PAGE_SIZE)
    const lastPage = await catalogue.search('sale', { filters: NO_FILTERS, page: last })
    expect(lastPage).toMatchObject({ page: last, pages: last })
    expect(lastPage.listings.at(-1)?.id).toBe(expectedIds('sale', NO_FILTERS).at(-1))
    for (const page of [last + 1, 100_000]) {
      expect(await catalogue.search('sale', { filters: NO_FILTERS, page })).toEqual(lastPage)
    }
  })

  it('gives one empty page when nothing matches', async () => {
    const filters = { ...NO_FILTERS, price: { min: '2', max: '1' } }
    expect(await catalogue.search('rent', { filters, page: 3 })).toEqual({
      type: 'rent',
      listings: [],
      total: 0,
      page: 1,
      pages: 1,
    })
  })
})

describe('listing', () => {
  it('finds a home by its id as text, within its type', async () => {
    const [home] = homes
    expect(await catalogue.listing('sale', '200000')).toEqual(listingSchema.parse(home))
    expect(await catalogue.listing('rent', '200000')).toBeNull()
    expect(await catalogue.listing('sale', '0200000')).toBeNull()
  })
})

describe('a change of the catalogue', () => {
  const at = (seconds: number) => ({ now: new Date(monday + seconds * 1_000) })
  const page = () => catalogue.search('sale', { filters: NO_FILTERS, page: 1 })

  it('shows after a refresh, with another version each time', async () => {
    const versions = [catalogue.version()]
    const before = await page()
    const added = catalogueEntry({ id: 300_000, price: '1 k' })

    await saveListing(database.orm, added, at(60))
    expect(catalogue.version()).toBe(versions[0])
    await followed.refresh()
    versions.push(catalogue.version())
    expect((await page()).listings[0]).toEqual(listingSchema.parse(added))
    expect((await page()).total).toBe(before.total + 1)

    await saveListing(database.orm, { ...added, price: '2 k' }, at(61))
    await followed.refresh()
    versions.push(catalogue.version())
    expect((await page()).listings[0]?.price).toBe('2 k')

    await withdrawListing(database.orm, 'sale', added.id, at(62).now)
    await followed.refresh()
    versions.push(catalogue.version())
    expect(await page()).toEqual(before)
    expect(await catalogue.listing('sale', '300000')).toBeNull()

    expect(new Set(versions).size).toBe(4)
  })

  it('does not break a page whose index is a moment older', async () => {
    const added = catalogueEntry({ id: 300_001 })
    await saveListing(database.orm, added, at(70))
    await followed.refresh()
    await withdrawListing(database.orm, 'sale', added.id, at(71).now)
    const { listings } = await page()
    expect(listings.map(({ id }) => id)).not.toContain(added.id)
    expect(listings).toHaveLength(PAGE_SIZE - 1)
    await followed.refresh()
    expect((await page()).listings).toHaveLength(PAGE_SIZE)
  })
})

it('placeholders are those of known pictures', () => {
  const [known = ''] = placeholders.keys()
  expect(catalogue.placeholders([known, 'constructor', '/pictures/b-1x1.jpg'])).toEqual(
    Object.fromEntries(placeholders),
  )
})
