import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '#test/database/database.ts'
import { type Database, openDatabase } from './open.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

it('returns large integers as numbers and timestamps as dates, and refuses to round', async () => {
  const { rows } = await database.pool.query(
    `select 9007199254740991::bigint as n, '2025-07-11T09:00:00.25Z'::timestamptz as t`,
  )
  expect(rows).toEqual([{ n: Number.MAX_SAFE_INTEGER, t: new Date('2025-07-11T09:00:00.250Z') }])
  await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow(RangeError)
  expect((await database.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
})

it('keeps working after a failed statement', async () => {
  await expect(database.pool.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero')
  await expect(
    database.orm.transaction((transaction) => transaction.execute('select nonsense')),
  ).rejects.toThrow()
  expect((await database.pool.query('select $1::text as t', ['x'])).rows).toEqual([{ t: 'x' }])
})

it.each([
  ['postgres://user:hidden@127.0.0.1:1/name', 'postgres://user:…@127.0.0.1:1/name'],
  ['postgres://127.0.0.1:1/name?user=u&password=hidden', 'password=…'],
])('reports without the password that %s does not answer', async (databaseUrl, named) => {
  const opening = openDatabase({ databaseUrl, dataDir: '' })
  await expect(opening).rejects.toThrow(`${named}`)
  await expect(opening).rejects.toThrow(/^The PostgreSQL at \S+ cannot be used: .*ECONNREFUSED/)
  await expect(opening).rejects.not.toThrow('hidden')
})
