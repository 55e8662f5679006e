import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type CatalogDistrict, catalogContext } from '#server/catalog/open.ts'
import { SALES } from '#test/catalog/sample-listings.ts'
import { loader } from './summaries.ts'

async function fetchSummaries(search: string) {
  const calls: unknown[] = []
  const catalog: Partial<CatalogDistrict> = {
    async findListings(type, ids) {
      calls.push([type, ids])
      return SALES.filter(({ id }) => ids.includes(id))
    },
  }
  const context = new RouterContextProvider()
  context.set(catalogContext, catalog as CatalogDistrict)
  const request = new Request(`http://localhost/listings${search}`)
  const response = await loader({ request, context } as unknown as Parameters<typeof loader>[0])
  return { response, calls }
}

it('tells what small cards show', async () => {
  const { response, calls } = await fetchSummaries('?type=sale&ids=2,1')
  expect(calls).toEqual([['sale', [2, 1]]])
  const summaries: unknown = await response.json()
  const [{ price, address, images } = { price: '', address: '', images: [] }] = SALES
  expect(summaries).toContainEqual({ id: 1, price, address, cover: images[0] })
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
})

it.each([
  '',
  '?type=sale',
  '?ids=1',
  '?type=x&ids=1',
  '?type=sale&ids=',
  '?type=sale&ids=1,',
  '?type=sale&ids=01',
  '?type=sale&ids=0',
  '?type=sale&ids=1e3',
  '?type=sale&ids=2147483648',
  '?type=sale&ids=1,2,3,4,5,6,7,8,9,10,11,12,13',
])('refuses %j', async (search) => {
  const { response, calls } = await fetchSummaries(search)
  expect(response.status).toBe(400)
  expect(calls).toEqual([])
})

it('accepts at most twelve listings', async () => {
  const { response } = await fetchSummaries('?type=rent&ids=1,2,3,4,5,6,7,8,9,10,11,12')
  expect(response.status).toBe(200)
})
