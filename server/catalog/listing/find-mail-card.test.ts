import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Language } from '#domain/platform/language.ts'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { seedListings, withdrawListing } from '#test/catalog/saved-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { findMailCard } from './find-mail-card.ts'

const SITE = 'https://homiq.test'
const now = new Date('2025-11-20T10:00:00Z')
const OWN = '/pictures/apartments/01-living-1440x960.jpg'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  const asked = { amount: 25_000, currency: 'UAH', ratedOn: '2025-11-19' } as const
  await seedListings(
    database.orm,
    [
      catalogListing({ id: 1, address: '12 Holovna\nStreet', price: '120 k', images: [OWN] }),
      catalogListing({ type: 'rent', id: 2, asked, images: ['/pictures/homes/ab-400x600.jpg'] }),
      catalogListing({ id: 3, images: ['https://elsewhere.example/pictures/a-1440x960.jpg'] }),
      catalogListing({ id: 4, images: [] }),
    ],
    { now },
  )
  await withdrawListing(database.orm, 'sale', 4, now)
  await database.pool.query(`update listings set owner = 'olha' where id = 4`)
})
afterAll(() => database.close())

const find = (type: EstateType, id: number, reader = 'taras', language: Language = 'en') =>
  findMailCard(database.orm, SITE, { type, id }, { uid: reader, language })

it('has title and price as the page of a home shows them, and a picture of this site', async () => {
  expect(await find('sale', 1)).toEqual({
    title: '12 Holovna Street',
    price: '$120 k',
    link: `${SITE}/sale/1`,
    picture: { url: `${SITE}/pictures/apartments/01-living-960.jpg`, width: 1440, height: 960 },
  })
  expect(await find('rent', 2)).toMatchObject({
    price: '25,000 ₴ per month',
    picture: { url: `${SITE}/pictures/homes/ab-400.jpg`, width: 400, height: 600 },
  })
})

it('has the address in the language of its reader', async () => {
  expect(await find('sale', 1, 'taras', 'uk')).toMatchObject({ title: 'вул. Головна, 12' })
})

it('has no picture of another site, which would learn who opens the mail', async () => {
  expect(await find('sale', 3)).toMatchObject({ picture: null })
})

it('shows a home whose page is gone to its owner alone', async () => {
  expect(await find('sale', 4)).toBeNull()
  expect(await find('sale', 4, 'olha')).toMatchObject({ picture: null })
  expect(await find('rent', 99)).toBeNull()
})
