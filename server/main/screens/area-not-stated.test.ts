import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing } from '#test/catalog/saved-listings.ts'
import { freshEmbedded } from '#test/database/database.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import { cardAddresses, texts } from '#test/site/page-html.ts'

const ADDRESS = '7 Soborna Street, Poltava'
const FIELDS = { city: 'Poltava', id: 700, countRooms: '2 rooms' } as const

let database: Database
let site: BuiltApp
beforeAll(async () => {
  database = await freshEmbedded()
  const { area: _area, pricePerSquare: _square, ...home } = catalogListing(FIELDS)
  const now = new Date('2020-01-01')
  await saveListing(database.orm, { ...home, address: ADDRESS }, { now })
  site = await startBuiltApp(database)
})
afterAll(async () => {
  await site?.stop()
  await database?.close()
})

async function get(path: string): Promise<string> {
  const response = await site.request(path)
  expect(response.status).toBe(200)
  return response.text()
}

it('the page of a home whose area is not stated says so, without a price per square meter', async () => {
  const html = await get('/sale/700')
  expect(texts(html)).toContain('Area not stated')
  expect(html).not.toMatch(/floorSize|(undefined|null|NaN|Infinity) ?m²|\$\/m²/)
  expect(html).toContain('content="$120 k · 2 rooms · Floor 4 of 9. ')
})

it('its card leaves the area out', async () => {
  await expect.poll(() => get('/property?type=sale&q=Poltava')).toContain(ADDRESS)
  const [card = ''] = /<article\b.*?<\/article>/s.exec(
    await get('/property?type=sale&q=Poltava'),
  ) ?? ['']
  expect(texts(card)).toContain('2 rooms')
  expect(card).not.toContain('m²')
})

it('it comes last by area and by price per square meter', async () => {
  for (const sort of ['area', 'price-per-square'])
    expect(cardAddresses(await get(`/property?type=sale&sort=${sort}`)).at(-1)).toBe(ADDRESS)
})

it.each(['areaMin=0', 'areaMax=3000', 'pricePerSquare=5000'])(
  'it is not found with a bound: %s',
  async (bound) => {
    const path = `/property?type=sale&q=Poltava&rooms=2`
    expect(await get(path)).toContain(ADDRESS)
    expect(await get(`${path}&${bound}`)).not.toContain(ADDRESS)
  },
)

it('programs get it without an area', async () => {
  const home = JSON.parse(await get('/api/listings/sale/700'))
  expect(home).toMatchObject({ id: 700, address: ADDRESS, countRooms: '2 rooms' })
  expect(home).not.toHaveProperty('area')
  expect(home).not.toHaveProperty('pricePerSquare')
  expect(await get('/feed.atom?type=sale&q=Poltava')).toContain('$120 k · 2 rooms · Floor 4 of 9')
  const { homes } = JSON.parse(await get('/clusters?type=sale&q=Poltava&box=50,30,51,31&zoom=12'))
  expect(homes).toMatchObject([{ id: 700, countRooms: '2 rooms' }])
})
