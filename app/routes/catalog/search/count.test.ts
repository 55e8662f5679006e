import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { SearchQueryWithType } from '#domain/catalog/search/search-query.ts'

import { type CatalogDistrict, catalogContext } from '#server/catalog/open.ts'
import { loader } from './count.ts'

async function fetchCount(search: string) {
  const queries: SearchQueryWithType[] = []
  const catalog: Partial<CatalogDistrict> = {
    async count(query) {
      queries.push(query)
      return 12
    },
  }
  const context = new RouterContextProvider()
  context.set(catalogContext, catalog as CatalogDistrict)
  const request = new Request(`http://localhost/count${search}`)
  const response = await loader({ request, context } as unknown as Parameters<typeof loader>[0])
  return { response, queries }
}

it('counts what the search of the address finds', async () => {
  const { response, queries } = await fetchCount('?type=rent&q=Kyiv&priceMax=900&rooms=2')
  expect(await response.json()).toEqual({ total: 12 })
  expect(response.headers.get('cache-control')).toMatch(/public/)
  expect(queries).toMatchObject([
    { type: 'rent', text: 'Kyiv', filters: { price: { max: '900' }, rooms: ['2'] } },
  ])
})

it.each(['', '?type=x', '?priceMax=900'])('refuses a search without a type: %j', async (search) => {
  const { response, queries } = await fetchCount(search)
  expect(response.status).toBe(400)
  expect(queries).toEqual([])
})
