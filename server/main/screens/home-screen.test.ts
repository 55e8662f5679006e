import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { RENTS, SALES } from '#test/catalog/sample-listings.ts'
import { saveListing } from '#test/catalog/saved-listings.ts'
import { freshEmbedded } from '#test/database/database.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import { attributes } from '#test/site/page-html.ts'
import { formatMedianPrice } from '#texts/site/home.ts'

const POLTAVA = { type: 'sale', city: 'Poltava', address: '1 Soborna Street, Poltava' } as const

let database: Database
let site: BuiltApp
beforeAll(async () => {
  database = await freshEmbedded()
  for (const [index, price] of ['90 k', '30 k', '70 k', '50 k', '10 k'].entries()) {
    const listing = catalogListing({ ...POLTAVA, id: 101 + index, price })
    await saveListing(database.orm, listing, { now: new Date('2020-01-01') })
  }
  site = await startBuiltApp(database)
})
afterAll(async () => {
  await site?.stop()
  await database?.close()
})

async function getHome(): Promise<string> {
  const response = await site.request('/home')
  expect(response.status).toBe(200)
  return response.text()
}

it('shows six new homes, and the cities with their numbers of homes', async () => {
  await expect.poll(getHome).toContain('id="cities"')
  const html = await getHome()
  const links = attributes(html, 'a', 'href')
  expect(links.filter((href) => /^\/(sale|rent)\/\d+$/.test(href ?? ''))).toHaveLength(6)
  for (const [type, listings] of [
    ['sale', SALES],
    ['rent', RENTS],
  ] as const) {
    const total = listings.filter(({ city }) => city === 'Kyiv').length
    expect(links).toContain(`/property?type=${type}&q=Kyiv`)
    expect(html).toContain(`${total} for ${type}`)
  }
})

it('gives the median price if there are five homes for sale', async () => {
  const html = await getHome()
  expect(html).toContain(formatMedianPrice('$50 k'))
  expect(html.match(/>Half of the homes for sale/g)).toHaveLength(1)
})
