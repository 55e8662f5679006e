import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import type { SearchQueryWithType } from '#domain/search/search-query.ts'
import type { SearchResults } from '#domain/search/search-results.ts'
import type { Catalog } from '#server/listing/catalog.ts'
import { catalogContext } from '#server/loader/context.ts'
import { loader } from './clusters.ts'

const PAGE = 24

/** A catalog that finds so many homes, and remembers what it was asked. */
function catalogOf(homes: number, pins: boolean) {
  const asked: { query: SearchQueryWithType; zoom?: number }[] = []
  const listing = SALE_LISTINGS[0]
  if (listing === undefined) throw new Error('There are no samples.')
  const ids = Array.from({ length: homes }, (_, index) => index + 1)
  const catalog: Partial<Catalog> = {
    async clusters(query, zoom) {
      asked.push({ query, zoom })
      const at = { lat: 50.45, lng: 30.52 }
      return pins
        ? { total: homes, cells: [], pins: ids.map((id) => ({ id, price: 1_000 * id, ...at })) }
        : { total: homes, pins: [], cells: [{ count: homes, ...at }] }
    },
    async search(query) {
      asked.push({ query })
      const listings = ids
        .toReversed()
        .slice((query.page - 1) * PAGE, query.page * PAGE)
        .map((id) => ({ ...listing, id }))
      return { type: 'sale', listings } as unknown as SearchResults
    },
  }
  return { catalog: catalog as Catalog, asked }
}

async function ask(pairs: string, catalog: Catalog): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(catalogContext, catalog)
  const request = new Request(`http://localhost/clusters?${pairs}`)
  return loader({ request, context } as unknown as Parameters<typeof loader>[0])
}

describe('/clusters', () => {
  it('gives few homes with what a pin says of them, in the order of the list', async () => {
    const { catalog, asked } = catalogOf(50, true)
    const answer = await ask('type=sale&rooms=2&box=50,30,51,31&zoom=12', catalog)
    const { total, cells, homes } = await answer.json()
    expect([total, cells, homes.length]).toEqual([50, [], 50])
    expect(homes.map(({ id }: { id: number }) => id)).toEqual(
      Array.from({ length: 50 }, (_, index) => 50 - index),
    )
    expect(homes[0]).toMatchObject({ id: 50, dollars: 50_000, lat: 50.45, countRooms: '4 rooms' })
    expect(homes[0]).not.toHaveProperty('description')
    expect(asked.map(({ query }) => query.page)).toEqual([1, 1, 2, 3])
    expect(asked[0]).toMatchObject({ zoom: 12, query: { filters: { rooms: ['2'] } } })
  })

  it('gives many as numbers', async () => {
    const { catalog } = catalogOf(9_000, false)
    const answer = await ask('type=rent&box=50,30,51,31&zoom=7', catalog)
    expect(await answer.json()).toEqual({
      type: 'rent',
      total: 9_000,
      cells: [{ count: 9_000, lat: 50.45, lng: 30.52 }],
      homes: [],
    })
  })

  it('without a box, tells where the homes are', async () => {
    const { catalog } = catalogOf(3, true)
    const answer = await ask('type=sale', catalog)
    expect(await answer.json()).toEqual({ south: 50.45, west: 30.52, north: 50.45, east: 30.52 })
  })

  it.each([
    'box=50,30,51,31&zoom=12',
    'type=sale&box=nonsense&zoom=12',
    'type=sale&box=50,30,51,31',
    'type=sale&box=50,30,51,31&zoom=21',
    'type=sale&box=50,30,51,31&zoom=-1',
  ])('refuses %s', async (pairs) => {
    const { catalog, asked } = catalogOf(1, true)
    expect((await ask(pairs, catalog)).status).toBe(400)
    expect(asked).toEqual([])
  })
})
