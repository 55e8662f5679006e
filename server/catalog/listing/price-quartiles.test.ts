import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { MAX_COMPARED_HOMES, readQuartiles } from './price-quartiles.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database?.close())

it('compares a price with the newest homes of its kind alone', async () => {
  const older = 100
  await database.pool.query(
    `insert into listings (type, id, price, price_text, address, description, count_rooms, rooms, area, images, city, published_at, updated_at)
     select 'rent', n, case when n <= $1 then 100 else 1000 end, '', '', '', '', 2, 50, '[]', 'Lviv', now(), now()
     from generate_series(1, $1::integer + $2::integer) n`,
    [older, MAX_COMPARED_HOMES],
  )
  const kind = { type: 'rent', city: 'Lviv', rooms: 2, id: 0 } as const
  const [all, none, others] = await readQuartiles(database.orm, [
    kind,
    { ...kind, rooms: 3 },
    { ...kind, id: older + 1 },
  ])
  expect(all).toEqual({ count: MAX_COMPARED_HOMES, lower: 20, median: 20, upper: 20 })
  expect(none?.count).toBe(0)
  expect(others).toEqual({ count: MAX_COMPARED_HOMES, lower: 20, median: 20, upper: 20 })
})
