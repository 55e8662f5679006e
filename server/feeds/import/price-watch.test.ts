import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatProblems } from '#scripts/feed/summary.ts'
import type { Database } from '#server/platform/db/open.ts'
import { createResoRecord } from '#test/catalog/feed-file.ts'
import { freshDatabase } from '#test/database/database.ts'
import { importListings } from '#test/feeds/import-listings.ts'
import { PriceWatch } from './price-watch.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const inKharkiv = (key: string, given: object) =>
  createResoRecord({
    ListingKey: key,
    UnparsedAddress: 'Sumska 5, Kharkiv',
    LivingArea: 50,
    Latitude: undefined,
    Longitude: undefined,
    ...given,
  })

/** Homes with usual prices, from 700 to 1,400 $/m². */
const usual = Array.from({ length: 29 }, (_, at) =>
  inKharkiv(`K${at}`, { ListPrice: 35_000 + at * 1_250 }),
)
const ODD = inKharkiv('odd', { ListPrice: 4_750 })
const SENTENCE = '95 $/m² is far below what others in Kharkiv ask (863 to 1,213)'

it('reports prices far from others in the city, and imports them', async () => {
  expect((await importListings(database, usual, { name: 'others' })).report.odd).toEqual([])
  const { report, ...counts } = await importListings(database, [
    inKharkiv('fine', { ListPrice: 60_000 }),
    ODD,
    // There are too few rents to compare with, and no homes in another city.
    inKharkiv('rent', { ListPrice: 400, PropertyType: 'Residential Lease' }),
    createResoRecord({ ListPrice: 1_000 }),
  ])
  expect(counts).toMatchObject({ added: 4, rejected: 0 })
  expect(report.odd).toEqual([
    {
      line: 2,
      kind: 'odd price',
      found: SENTENCE,
      reason: 'the price per m² is far from what others in the city ask',
    },
  ])
  expect(formatProblems(report, 0)).toEqual([
    '',
    'Imported, and worth a look:',
    `line 2: ${SENTENCE}`,
    '',
    'How often:',
    '        1 × the price per m² is far from what others in the city ask',
  ])
})

it('compares a dry run with the file itself, and reports a few of many', async () => {
  const many = Array.from({ length: 25 }, () => ODD)
  const prices = [...usual, ...usual, ...usual, ...usual, ...many]
  const { report } = await importListings(database, prices, { dryRun: true })
  expect(report.odd).toHaveLength(20)
  expect(report.reasons.get('the price per m² is far from what others in the city ask')).toBe(25)
})

it('needs no memory for any number of cities', () => {
  const watch = new PriceWatch()
  for (let at = 0; at < 5_000; at += 1) watch.add(at, { type: 'sale', city: `city ${at}` }, 1_000)
  expect(watch.cities).toHaveLength(1_000)
})
