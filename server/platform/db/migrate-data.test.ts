import { afterEach, beforeEach, expect, it } from 'vitest'
import { RENT_LISTINGS } from '#content/sample-listings/rent.ts'
import { SALE_LISTINGS } from '#content/sample-listings/sale.ts'
import { SAMPLE_VERIFICATION } from '#content/sample-listings/verification.ts'
import { parsePrice } from '#domain/catalog/price/parse-price.ts'
import { splitAddress } from '#domain/feeds/address/split-address.ts'
import { toCatalogListing, toListing, toStoredListing } from '#server/catalog/listing/rows.ts'
import { toVerification } from '#server/catalog/listing/verification/columns.ts'
import { type ListingRow, listings } from '#server/catalog/tables.ts'
import { RENTS, SALES } from '#test/catalog/sample-listings.ts'
import { bareDatabase } from '#test/database/database.ts'
import { applyMigrations, knownMigrations } from './migration-steps.ts'
import type { Database } from './open.ts'

let database: Database
beforeEach(async () => {
  database = await bareDatabase()
})
afterEach(() => database.close())

/** Rows as the version before migration 0012 wrote them. */
async function migrateRows(rows: readonly Record<string, unknown>[]) {
  const client = await database.pool.connect()
  try {
    const all = knownMigrations()
    await applyMigrations(client, all.slice(0, 12))
    await client.query(
      `insert into listings select * from jsonb_populate_recordset(null::listings, $1::jsonb)`,
      [JSON.stringify(rows)],
    )
    await applyMigrations(client, all.slice(12))
  } finally {
    client.release()
  }
  return database.orm.select().from(listings).orderBy(listings.type, listings.id)
}

const before = (differences: Record<string, unknown>) => ({
  type: 'sale',
  id: 5_000,
  price_text: '15 k',
  price: 15_000,
  address: 'Сумська 12, Харків',
  description: '',
  count_rooms: '3 rooms',
  rooms: 3,
  area: 50,
  images: [],
  city: 'Kharkiv',
  status: 'published',
  published_at: '2025-07-01T09:00:00Z',
  feed: 'a',
  feed_key: '1',
  updated_at: '2025-07-01T09:00:00Z',
  realtor_verified: false,
  ...differences,
})

it('makes every sample equal to a new one, but for the Ukrainian description', async () => {
  const rows = [...RENTS, ...SALES].map((listing) =>
    before({
      type: listing.type,
      id: listing.id,
      feed: null,
      feed_key: null,
      realtor_verified: true,
      price_text: listing.price,
      price: parsePrice(listing.price),
      address: listing.address,
      city: listing.city,
      description: listing.description,
      count_rooms: listing.countRooms,
      area: listing.area,
      rooms: listing.facts.rooms,
      renovation: listing.isRenovation,
      floor: listing.currentFloor,
      total_floors: listing.totalFloor,
      images: listing.images,
      realtor_name: listing.Realtor.name,
      realtor_avatar: listing.Realtor.ava,
      realtor_phone: listing.Realtor.phone,
      heating_system: listing.heatingSystem,
      year_of_construction: listing.yearofConstruction,
      wall_type: listing.wallType,
      price_per_square: listing.pricePerSquare,
      lat: listing.lat,
      lng: listing.lng,
    }),
  )
  const migrated = await migrateRows(rows)
  const inEnglish = ({ translations: _later, ...listing }: { translations?: unknown }) => listing
  expect(migrated.map(toStoredListing)).toEqual([...RENT_LISTINGS, ...SALE_LISTINGS].map(inEnglish))
  expect(migrated.map(toCatalogListing)).toEqual([...RENTS, ...SALES].map(inEnglish))
  for (const row of migrated) expect(toVerification(row)).toEqual(SAMPLE_VERIFICATION)
})

it('converts every other row, whatever its texts', async () => {
  const cases = [
    [{}, { price: '15 k', countRooms: '3 rooms' }, { rooms: 3 }],
    [{ price_text: '15000' }, { price: '15000' }, { rooms: 3 }],
    [{ price_text: '0.015 m' }, { price: '0.015 m' }, { rooms: 3 }],
    [{ price_text: '1.35 k', price: 1_350 }, { price: '1.35 k' }, { rooms: 3 }],
    [{ price_text: '3.3 m', price: 3_300_000 }, { price: '3.3 m' }, { rooms: 3 }],
    [{ price_text: '548', price: 548 }, { price: '548' }, { rooms: 3 }],
    [{ count_rooms: 'studio', rooms: 0 }, { countRooms: 'studio' }, { rooms: 0 }],
    [{ count_rooms: '2-room flat', rooms: 2 }, { countRooms: '2-room flat' }, { rooms: 2 }],
    [{ realtor_verified: true }, {}, { rooms: 3 }],
    [{ renovation: false }, { isRenovation: false }, { rooms: 3, condition: 'not-renovated' }],
    [{ heating_system: 'Central' }, { heatingSystem: 'Central' }, { rooms: 3, heating: 'central' }],
    [{ heating_system: 'газове' }, { heatingSystem: 'Gas' }, { rooms: 3, heating: 'gas' }],
    [{ wall_type: 'straw bales ' }, { wallType: 'straw bales ' }, { rooms: 3, walls: 'other' }],
  ] as const
  const rows = await migrateRows(
    cases.map(([differences], index) =>
      before({ id: 5_000 + index, feed_key: String(index), ...differences }),
    ),
  )
  for (const [index, [, presented, facts]] of cases.entries()) {
    const row = rows[index] as ListingRow
    expect(toListing(row)).toMatchObject(presented)
    expect(toVerification(row)).toBeNull()
    expect(toCatalogListing(row)).toMatchObject({ facts, place: { cityId: 'kharkiv' } })
  }
})

it('agrees with the street addresses of the samples', () => {
  for (const { address, city, place } of [...RENT_LISTINGS, ...SALE_LISTINGS])
    expect(place).toMatchObject(splitAddress(address, city))
})
