import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { listings } from '#server/catalog/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { collect } from '#test/async/collect.ts'
import { anyCatalogListing, catalogListing } from '#test/catalog/catalog-listing.ts'
import { createResoRecord } from '#test/catalog/feed-file.ts'
import { seedListings } from '#test/catalog/saved-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { importListings } from '#test/feeds/import-listings.ts'
import type { ExportFormat } from './export-formats.ts'
import { exportListings } from './export-listings.ts'

let database: Database
let other: Database
beforeAll(async () => {
  database = await freshDatabase()
  other = await freshDatabase()
})
afterAll(async () => {
  await database.close()
  await other.close()
})

const exported = async (format: ExportFormat) =>
  (await collect(exportListings(database.orm, format))).join('')

async function importInto(into: Database, file: string, text: string) {
  const { report, ...counts } = await importListings(into, text, { name: 'f', file, restore: true })
  return { counts, first: report.first }
}

const rowsOf = async ({ orm }: Database) => {
  const rows = await orm.select().from(listings).orderBy(listings.type, listings.id)
  return rows.map(({ updatedAt: _written, importedAt: _imported, ...row }) => row)
}

/** Prefixes that a spreadsheet evaluates, and those that only look like the quote we add. */
const beginning = fc.constantFrom('', '', '=', '+', '-', '@', '\t', '\r', "'", "'=", "''@", '＝')

/** Any homes, with pictures that a feed may show. */
const anyHomes = fc.uniqueArray(
  fc.tuple(anyCatalogListing, beginning).map(([entry, begin]) => ({
    ...entry,
    description: begin + entry.description,
    images: entry.images.map((_, at) => `/pictures/${at}.jpg`),
    ...(entry.Realtor && {
      Realtor: {
        ...entry.Realtor,
        name: begin + (entry.Realtor.name ?? 'Olena'),
        ava: '/pictures/portraits/a.svg',
      },
    }),
  })),
  { selector: ({ type, id }) => `${type} ${id}`, minLength: 3, maxLength: 12 },
)

it.each(['ndjson', 'csv'] as const)(
  '%s is imported again without loss',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(anyHomes, async (homes) => {
        await database.orm.delete(listings)
        await other.orm.delete(listings)
        await seedListings(database.orm, homes as CatalogListing[], { now: new Date() })
        await importInto(database, 'homes', JSON.stringify(createResoRecord()))
        const text = await exported(format)
        const { counts, first } = await importInto(other, `homes.${format}`, text)
        expect(first).toEqual([])
        expect(counts).toMatchObject({ added: homes.length + 1, rejected: 0 })
        expect(await rowsOf(other)).toEqual(await rowsOf(database))
        const again = await importInto(database, `homes.${format}`, text)
        expect(again.counts).toMatchObject({ unchanged: homes.length + 1, changed: 0, added: 0 })
      }),
      { numRuns: 25 },
    )
  },
  120_000,
)

it('CSV contains nothing that a spreadsheet evaluates', async () => {
  await database.orm.delete(listings)
  const home = catalogListing({
    address: '=HYPERLINK("https://evil.example";"Kyiv")',
    description: '-2+3+cmd|calc',
    wallType: '@SUM(1+1)*cmd|calc',
    heatingSystem: '\tCentral and stove',
    lat: -50.5,
  })
  await seedListings(database.orm, [home], { now: new Date() })
  const [line = {}] = parse(await exported('csv'), { columns: true }) as Record<string, string>[]
  expect(line).toMatchObject({
    address: `'${home.address}`,
    description: `'${home.description}`,
    wallType: `'${home.wallType}`,
    heatingSystem: `'${home.heatingSystem}`,
    'Realtor.phone': `'${home.Realtor.phone}`,
    lat: '-50.5',
  })
})

it('keeps quotes in a foreign table', async () => {
  await other.orm.delete(listings)
  const text = stringify([createResoRecord({ PublicRemarks: "'-80s house" })], { header: true })
  await importInto(other, 'homes.csv', text)
  expect(await rowsOf(other)).toMatchObject([{ description: "'-80s house" }])
})

it("RESO's names can be imported as a feed", async () => {
  await database.orm.delete(listings)
  await other.orm.delete(listings)
  const facts = {
    bathrooms: 2,
    parking: 'outdoor',
    furnished: 'partly',
    pets: 'on-request',
    availableFrom: '2026-12-01',
  } as const
  const homes = [catalogListing(), catalogListing({ type: 'rent', id: 2, ...facts })]
  await seedListings(database.orm, homes, { now: new Date() })
  const text = await exported('reso')
  expect(JSON.parse(text)).toHaveLength(2)
  expect((await importInto(other, 'homes.json', text)).counts).toMatchObject({ added: 2 })
  expect((await rowsOf(other)).map(({ feedKey, priceText }) => [feedKey, priceText])).toEqual([
    ['rent-2', '120 k'],
    ['sale-1', '120 k'],
  ])
  expect(await rowsOf(other)).toContainEqual(expect.objectContaining(facts))
})

it('leaves out what visitors cannot see', async () => {
  await database.orm.delete(listings)
  await seedListings(
    database.orm,
    [catalogListing(), catalogListing({ id: 2 }), catalogListing({ id: 3 })],
    {
      now: new Date(),
    },
  )
  await database.pool.query(`update listings set status = 'draft' where id = 1`)
  await database.pool.query(`update listings set deleted_at = now() where id = 2`)
  expect(
    (await exported('ndjson'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id),
  ).toEqual([3])
  await database.orm.delete(listings)
  expect(JSON.parse(await exported('reso'))).toEqual([])
})

it.each(['yandex', 'openimmo'] as const)('%s is imported as a feed', async (format) => {
  await database.orm.delete(listings)
  await other.orm.delete(listings)
  const { isRenovation: _unsaid, ...rent } = catalogListing({ type: 'rent', id: 2, price: '900' })
  await seedListings(database.orm, [catalogListing(), rent], { now: new Date() })
  const options = { siteUrl: 'https://homiq.example' }
  const text = (await collect(exportListings(database.orm, format, options))).join('')
  expect((await importInto(other, 'homes.xml', text)).counts).toMatchObject({ added: 2 })
  const images = ['https://homiq.example/pictures/apartments/01-living-1440x960.jpg']
  expect((await rowsOf(other)).toSorted((a, b) => b.price - a.price)).toMatchObject([
    { feedKey: 'sale-1', price: 120_000, city: 'Kyiv', rooms: 3, floor: 4, area: 74.5 },
    { feedKey: 'rent-2', price: 900, images },
  ])
})

it('counts listings that lack what a format requires', async () => {
  await database.orm.delete(listings)
  await seedListings(database.orm, [catalogListing({ images: [] })], { now: new Date() })
  const leftOut: string[] = []
  const onLeftOut = (reason: string) => void leftOut.push(reason)
  const texts = await collect(exportListings(database.orm, 'trovit', { onLeftOut }))
  expect(texts.join('')).not.toContain('<ad>')
  expect(leftOut).toEqual(['Trovit requires url, images'])
})
