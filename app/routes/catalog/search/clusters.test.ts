import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { SearchQueryWithType } from '#domain/catalog/search/search-query.ts'
import type { SearchResults } from '#domain/catalog/search/search-results.ts'

import { type CatalogDistrict, catalogContext } from '#server/catalog/open.ts'
import { SALES } from '#test/catalog/sample-listings.ts'
import { loader } from './clusters.ts'

const PAGE_SIZE = 24

/** Finds `total` listings and records its calls. */
function createFakeCatalog(total: number, pins: boolean, approximateIds?: readonly number[]) {
  const calls: { query: SearchQueryWithType; zoom?: number }[] = []
  const listing = SALES[0]
  if (listing === undefined) throw new Error('There are no samples.')
  const ids = Array.from({ length: total }, (_, index) => index + 1)
  const catalog: Partial<CatalogDistrict> = {
    async clusters(query, zoom) {
      calls.push({ query, zoom })
      const at = { lat: 50.45, lng: 30.52 }
      return pins
        ? { total, cells: [], pins: ids.map((id) => ({ id, price: 1_000 * id, ...at })) }
        : { total, pins: [], cells: [{ count: total, ...at }] }
    },
    findExtent: async () => ({ south: 50, west: 30, north: 51, east: 31 }),
    async search(query) {
      calls.push({ query })
      const listings = ids
        .toReversed()
        .slice((query.page - 1) * PAGE_SIZE, query.page * PAGE_SIZE)
        .map((id) => ({ ...listing, id }))
      return { type: 'sale', listings, approximateIds } as unknown as SearchResults
    },
  }
  return { catalog: catalog as CatalogDistrict, calls }
}

async function fetchClusters(search: string, catalog: CatalogDistrict): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(catalogContext, catalog)
  const request = new Request(`http://localhost/clusters?${search}`)
  return loader({ request, context } as unknown as Parameters<typeof loader>[0])
}

describe('/clusters', () => {
  it('returns few listings with the texts of their pins, in the order of the list', async () => {
    const { catalog, calls } = createFakeCatalog(50, true)
    const response = await fetchClusters('type=sale&rooms=2&box=50,30,51,31&zoom=12', catalog)
    const { total, cells, homes } = await response.json()
    expect([total, cells, homes.length]).toEqual([50, [], 50])
    expect(homes.map(({ id }: { id: number }) => id)).toEqual(
      Array.from({ length: 50 }, (_, index) => 50 - index),
    )
    expect(homes[0]).toMatchObject({ id: 50, dollars: 50_000, lat: 50.45, countRooms: '4 rooms' })
    expect(homes[0]).not.toHaveProperty('description')
    expect(calls.map(({ query }) => query.page)).toEqual([1, 1, 2, 3])
    expect(calls[0]).toMatchObject({ zoom: 12, query: { filters: { rooms: ['2'] } } })
  })

  it('says which pins are approximate', async () => {
    const { catalog } = createFakeCatalog(2, true, [1])
    const response = await fetchClusters('type=sale&box=50,30,51,31&zoom=12', catalog)
    const { homes } = await response.json()
    expect(homes).toMatchObject([{ id: 2 }, { id: 1, isApproximate: true }])
    expect(homes[0]).not.toHaveProperty('isApproximate')
  })

  it('returns many as clusters', async () => {
    const { catalog } = createFakeCatalog(9_000, false)
    const response = await fetchClusters('type=rent&box=50,30,51,31&zoom=7', catalog)
    expect(await response.json()).toEqual({
      type: 'rent',
      total: 9_000,
      cells: [{ count: 9_000, lat: 50.45, lng: 30.52 }],
      homes: [],
    })
  })

  it('returns the bounding box of the results when there is no box in the URL', async () => {
    const { catalog } = createFakeCatalog(3, true)
    const response = await fetchClusters('type=sale', catalog)
    expect(await response.json()).toEqual({ south: 50, west: 30, north: 51, east: 31 })
  })

  it.each([
    'box=50,30,51,31&zoom=12',
    'type=sale&box=nonsense&zoom=12',
    'type=sale&box=50,30,51,31',
    'type=sale&box=50,30,51,31&zoom=21',
    'type=sale&box=50,30,51,31&zoom=-1',
  ])('rejects %s', async (search) => {
    const { catalog, calls } = createFakeCatalog(1, true)
    expect((await fetchClusters(search, catalog)).status).toBe(400)
    expect(calls).toEqual([])
  })
})
