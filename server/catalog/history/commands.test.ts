import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listings } from '#server/catalog/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing } from '#test/catalog/saved-listings.ts'
import { freshDatabase } from '#test/database/database.ts'
import { type ListingChange, readChanges, startReading } from './commands.ts'

const NOW = new Date('2026-06-01T09:00:00Z')
const READER = 'test'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const query = async (text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows

beforeEach(async () => {
  await database.orm.delete(listings)
  await query('delete from event_cursors')
  await startReading(database.orm, READER)
})

async function readAll(limit = 100): Promise<ListingChange[]> {
  const read: ListingChange[] = []
  const take = async (_: unknown, changes: readonly ListingChange[]) => {
    read.push(...changes)
  }
  while ((await readChanges(database.orm, { reader: READER, limit }, take)) > 0);
  return read
}

it('has the row before and after each change', async () => {
  await saveListing(database.orm, catalogListing({ id: 2 }), { now: NOW })
  await query("update listings set price = 70000, images = '[]'")
  await query('update listings set price = 65000, rooms = 3, updated_at = now()')
  const [added, cheaper, larger, ...others] = await readAll()
  expect(others).toEqual([])
  expect(added).toMatchObject({ type: 'sale', id: 2, at: NOW, was: null, before: null })
  expect(cheaper).toMatchObject({ before: added?.after, after: { price: 70_000, images: [] } })
  expect(Object.keys(cheaper?.was ?? {}).sort()).toEqual(['images', 'price'])
  expect(larger).toMatchObject({ before: cheaper?.after, after: { price: 65_000, rooms: 3 } })
  expect(await readAll()).toEqual([])
})

it('records neither who offers it, nor another exchange rate', async () => {
  await saveListing(database.orm, catalogListing({ id: 2 }), { now: NOW })
  await readAll()
  await query("update listings set owner = 'u1', realtor_phone = '1', imported_at = now()")
  expect(await readAll()).toEqual([])
  await query(
    "update listings set asked_amount = 9, asked_currency = 'UAH', rated_on = '2026-06-01'",
  )
  await readAll()
  await query("update listings set price = 3, price_per_square = 4, rated_on = '2026-06-02'")
  expect(await readAll()).toEqual([])
})

it('goes on when the listing is of the other type', async () => {
  await saveListing(database.orm, catalogListing({ id: 2 }), { now: NOW })
  await query("update listings set type = 'rent'")
  const [, moved] = await readAll()
  expect(moved).toMatchObject({ type: 'rent', before: { type: 'sale' }, after: { type: 'rent' } })
})

it('reads again what a failed reader had in hand', async () => {
  await saveListing(database.orm, catalogListing({ id: 2 }), { now: NOW })
  const failure = new Error('The power is cut.')
  await expect(
    readChanges(database.orm, { reader: READER, limit: 9 }, () => Promise.reject(failure)),
  ).rejects.toThrow(failure)
  expect(await readAll()).toHaveLength(1)
})

it('gives every change once, whatever happens between two reads', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('save' as const), id: fc.integer({ min: 2, max: 4 }) }),
    fc.record({
      kind: fc.constant('price' as const),
      id: fc.integer({ min: 2, max: 4 }),
      price: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ kind: fc.constant('withdraw' as const), id: fc.integer({ min: 2, max: 4 }) }),
    fc.record({ kind: fc.constant('read' as const), limit: fc.integer({ min: 1, max: 3 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await database.orm.delete(listings)
      const states = new Map<number, (readonly [number, boolean])[]>()
      const seen: ListingChange[] = []
      const note = async (id: number) => {
        const [row] = await query('select price, deleted_at from listings where id = $1', [id])
        const known = states.get(id) ?? []
        const state = row && ([Number(row.price), row.deleted_at !== null] as const)
        const last = known.at(-1)
        if (state && (last?.[0] !== state[0] || last?.[1] !== state[1]))
          states.set(id, [...known, state])
      }
      for (const one of steps) {
        if (one.kind === 'read') {
          await readChanges(
            database.orm,
            { reader: READER, limit: one.limit },
            async (_, changes) => {
              seen.push(...changes)
            },
          )
          continue
        }
        if (one.kind === 'save')
          await saveListing(database.orm, catalogListing({ id: one.id }), { now: NOW })
        if (one.kind === 'price')
          await query('update listings set price = $2 where id = $1', [one.id, one.price])
        if (one.kind === 'withdraw')
          await query('update listings set deleted_at = $2 where id = $1', [one.id, NOW])
        await note(one.id)
      }
      seen.push(...(await readAll(2)))
      for (const [id, expected] of states) {
        const own = seen.filter((change) => change.id === id)
        expect(own.map(({ after }) => [Number(after.price), after.deleted_at !== null])).toEqual(
          expected,
        )
        own.slice(1).forEach(({ before }, index) => {
          expect(before).toEqual(own[index]?.after)
        })
      }
      expect(new Set(seen.map(({ seq }) => seq)).size).toBe(seen.length)
    }),
    { numRuns: 60 },
  )
})
