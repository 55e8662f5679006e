import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing, withdrawListing } from '#test/catalog/saved-listings.ts'
import { getJson, getProblem, LISTING_COUNT, MONDAY, setUpTestApi } from '#test/site/test-api.ts'
import {
  clustersSchema,
  cursorPageSchema,
  facetsPageSchema,
  historySchema,
  listingDetailsSchema,
  resultsSchema,
} from './responses.ts'

const api = setUpTestApi()

describe('/api/v1/listings', () => {
  it('returns the pages of a search, with links to the next one, and every home once', async () => {
    const ids: number[] = []
    let path: string | null = '/api/v1/listings?type=sale&priceMax=150k'
    const links: string[] = []
    while (path !== null) {
      const page: z.infer<typeof resultsSchema> = await getJson(api(), path, resultsSchema)
      expect(page).toMatchObject({
        type: 'sale',
        total: LISTING_COUNT,
        pages: 3,
        page: links.length + 1,
      })
      ids.push(...page.listings.map(({ id }) => id))
      links.push(page.links.self)
      path = page.links.next
    }
    expect(links).toEqual([
      '/api/v1/listings?type=sale&priceMax=150k',
      '/api/v1/listings?type=sale&priceMax=150k&page=2',
      '/api/v1/listings?type=sale&priceMax=150k&page=3',
    ])
    expect(new Set(ids).size).toBe(LISTING_COUNT)
  })

  it('returns homes as browsers see them, with the URLs of their pages', async () => {
    const { listings, facets } = await getJson(
      api(),
      '/api/v1/listings?type=sale&rooms=1&sort=price-up',
      resultsSchema,
    )
    expect(listings).toHaveLength(10)
    expect(listings[0]).toMatchObject({ id: 1, type: 'sale', url: '/sale/1', price: '120 k' })
    expect(facets.rooms).toEqual([
      { value: '1', total: 10 },
      { value: '2', total: 0 },
      { value: '3', total: 50 },
      { value: '4+', total: 0 },
    ])
    expect(facets.isRenovation).toEqual([
      { value: true, total: 10 },
      { value: false, total: 0 },
      { value: null, total: 0 },
    ])
  })

  it('suggests filters to remove if nothing is found', async () => {
    const page = await getJson(api(), '/api/v1/listings?type=sale&rooms=2', resultsSchema)
    expect(page).toMatchObject({
      total: 0,
      listings: [],
      loosenings: [{ condition: 'rooms', total: LISTING_COUNT }],
      links: { next: null, prev: null },
    })
  })

  it('finds the city in the text', async () => {
    const page = await getJson(
      api(),
      `/api/v1/listings?type=sale&q=${encodeURI('Київ')}`,
      resultsSchema,
    )
    expect(page).toMatchObject({ city: 'Kyiv', correctedText: null, total: LISTING_COUNT })
  })

  it('ends after the last page', async () => {
    const { detail } = await getProblem(api(), '/api/v1/listings?type=sale&page=4', 404)
    expect(detail).toBe('The last page is 3.')
  })

  it('names every parameter that it refuses', async () => {
    const { errors } = await getProblem(api(), '/api/v1/listings?type=sale&rooms=9&colour=red', 400)
    expect(errors?.map(({ name }) => name)).toEqual(['rooms', 'colour'])
  })
})

describe('/api/v1/listings?after=', () => {
  it('returns all homes of a search once, even if some are withdrawn in between', async () => {
    const rent = (id: number) => catalogListing({ type: 'rent', id, price: `${id}` })
    const withdrawn = [1, 2, 3, 40]
    for (let id = 1; id <= 50; id += 1) {
      await saveListing(api().database.orm, rent(id), { now: MONDAY })
    }
    await api().search.refresh()
    const ids: number[] = []
    let path: string | null = '/api/v1/listings?type=rent&sort=price-up&after='
    while (path !== null) {
      const { listings, links }: z.infer<typeof cursorPageSchema> = await getJson(
        api(),
        path,
        cursorPageSchema,
      )
      expect(links.self).toBe(path)
      if (ids.length === 0) {
        for (const id of withdrawn)
          await withdrawListing(api().database.orm, 'rent', id, new Date())
        await api().search.refresh()
      }
      ids.push(...listings.map(({ id }) => id))
      path = links.next
    }
    expect(ids).toEqual(Array.from({ length: 50 }, (_, at) => at + 1).filter((id) => id !== 40))
    for (const id of ids) await withdrawListing(api().database.orm, 'rent', id, new Date())
    await api().search.refresh()
  })

  it('accepts only cursors that it issued', async () => {
    const { errors } = await getProblem(api(), '/api/v1/listings?type=sale&after=x&page=2', 400)
    expect(errors).toEqual([
      { name: 'after', detail: 'must be what the link `next` has' },
      { name: 'page', detail: 'cannot be combined with after' },
    ])
  })
})

describe('/api/v1/listings/{type}/{id}/history', () => {
  it('returns what happened to a home', async () => {
    const { orm } = api().database
    const home = { type: 'rent', id: 77 } as const
    await saveListing(orm, catalogListing({ ...home, price: '800' }), { now: MONDAY })
    const now = new Date('2025-12-01T10:00:00Z')
    await saveListing(orm, catalogListing({ ...home, price: '700', images: [] }), { now })
    const path = '/api/v1/listings/rent/77/history'
    const { history } = await getJson(api(), path, historySchema)
    expect(history.map(({ happenings, amount, percent }) => [happenings, amount, percent])).toEqual(
      [
        [['listed'], 800, null],
        [['price', 'pictures'], 700, -12],
      ],
    )
    await withdrawListing(orm, 'rent', 77, now)
    await getProblem(api(), path, 404)
  })
})

describe('/api/v1/listings/{type}/{id}', () => {
  it('returns a home with its place and its dates', async () => {
    const home = await getJson(api(), '/api/v1/listings/sale/7', listingDetailsSchema)
    const { pricePerSquare, city, lat, lng } = catalogListing()
    expect(home).toMatchObject({ id: 7, url: '/sale/7', pricePerSquare, city, lat, lng })
    expect(home.publishedAt).toBe('2025-11-17T10:00:00.000Z')
  })

  it.each(['sale/61', 'rent/1', 'villa/1', 'sale/01', 'sale/x', `sale/${'9'.repeat(50)}`])(
    'says that there is no %s',
    async (path) => {
      const { detail } = await getProblem(api(), `/api/v1/listings/${path}`, 404)
      expect(detail).toBe('There is no such home.')
    },
  )

  it('accepts no parameters', async () => {
    await getProblem(api(), '/api/v1/listings/sale/7?fields=price', 400)
  })
})

it('/api/v1/facets returns only the counts', async () => {
  const page = await getJson(api(), '/api/v1/facets?type=sale&rooms=1', facetsPageSchema)
  const whole = await getJson(api(), '/api/v1/listings?type=sale&rooms=1', resultsSchema)
  expect(page).toEqual({ type: 'sale', total: 10, facets: whole.facets })
})

describe('/api/v1/clusters', () => {
  it('returns where the homes in a part of the map are', async () => {
    const path = '/api/v1/clusters?type=sale&zoom=12&box='
    const found = await getJson(api(), `${path}50,30,51,31`, clustersSchema)
    const counted = found.cells.reduce((sum, { count }) => sum + count, found.pins.length)
    expect([found.total, counted]).toEqual([LISTING_COUNT, LISTING_COUNT])
    expect((await getJson(api(), `${path}48,30,49,31`, clustersSchema)).total).toBe(0)
  })

  it('requires a part of the map and a zoom', async () => {
    const { errors } = await getProblem(api(), '/api/v1/clusters?type=sale', 400)
    expect(errors?.map(({ name }) => name)).toEqual(['box', 'zoom'])
  })
})
