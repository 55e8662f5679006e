import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/open.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing } from '#test/catalog/saved-listings.ts'
import { freshDatabase, freshEmbedded } from '#test/database/database.ts'
import { newFolder } from '#test/database/embedded-template.ts'
import {
  createArchive,
  readAllRecords,
  readLines,
  restoreBuffer,
} from '#test/operations/archive.ts'
import { writeArchive } from './write-archive.ts'

// Copies from the test database into an embedded one, and back.
let database: Database
let embedded: Database
let dataDir: string
let otherDataDir: string
beforeAll(async () => {
  database = await freshDatabase()
  embedded = await freshEmbedded()
})
afterAll(async () => {
  await database.close()
  await embedded.close()
})
beforeEach(() => {
  dataDir = newFolder()
  otherDataDir = newFolder()
})
afterEach(() => {
  for (const folder of [dataDir, otherDataDir]) rmSync(folder, { recursive: true })
})

async function inBoth(statement: string): Promise<void> {
  for (const { pool } of [database, embedded]) await pool.query(statement)
}

const readRows = async ({ pool }: Database, statement: string): Promise<unknown[]> =>
  (await pool.query(statement)).rows

describe('a value of any kind is restored unchanged', () => {
  beforeAll(() =>
    inBoth(`create table kinds (
      n int primary key, letters text, number double precision, amount numeric, big bigint,
      moment timestamptz, day date, span interval, bytes bytea, document jsonb, raw json,
      list text[], flag boolean, key uuid
    )`),
  )
  afterAll(() => inBoth('drop table kinds'))

  /** Distinguishes values that PostgreSQL considers equal, such as 0 and -0. */
  const SEEN = `
    select (kinds.*)::text as row, encode(float8send(number), 'hex') as number
    from kinds order by n`

  const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 6 })
  // PostgreSQL text cannot contain NUL.
  const letters = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', ''))
  const double = fc.double().map((it) => (Object.is(it, -0) ? '-0' : String(it)))
  const moment = fc.oneof(
    fc.constantFrom('infinity', '-infinity', '0044-03-15 12:00:00+00 BC'),
    fc
      .tuple(fc.date({ noInvalidDate: true, min: new Date(0) }), fc.integer({ max: 999, min: 0 }))
      .filter(([date]) => date.getTime() < Date.UTC(9999, 0))
      .map(([date, micros]) => date.toISOString().replace('Z', `${`${micros}`.padStart(3, '0')}Z`)),
  )
  const values = fc.tuple(
    orNull(letters),
    orNull(double),
    orNull(fc.constantFrom('0.500', '-12345678901234567890.000000001', 'NaN', '1e40')),
    orNull(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String)),
    orNull(moment),
    orNull(fc.constantFrom('infinity', '2025-02-28', '0001-01-01 BC')),
    orNull(fc.constantFrom('1 year 2 mons -3 days', '-00:00:00.000001', '-1 days +02:03:00')),
    orNull(fc.uint8Array().map((bytes) => `\\x${Buffer.from(bytes).toString('hex')}`)),
    orNull(fc.json().filter((text) => !/\\u0000|\\ud[89a-f]/i.test(text))),
    orNull(fc.constantFrom('{"a":\n 1, "a": 2}', '[-0, 1.0]', '"\\u0000"')),
    orNull(fc.array(orNull(letters))),
    orNull(fc.boolean()),
    orNull(fc.uuid()),
  )

  it('in both directions', async () => {
    const insert = `insert into kinds values ($1, ${Array.from({ length: 13 }, (_, i) => `$${i + 2}`)})`
    await fc.assert(
      fc.asyncProperty(fc.array(values, { minLength: 1, maxLength: 50 }), async (rows) => {
        await inBoth('truncate kinds')
        for (const [n, row] of rows.entries()) await database.pool.query(insert, [n, ...row])
        const before = await readRows(database, SEEN)
        const archive = await createArchive(database, dataDir)
        await restoreBuffer(archive, embedded, otherDataDir)
        expect(await readRows(embedded, SEEN)).toEqual(before)

        await database.pool.query('truncate kinds')
        await restoreBuffer(await createArchive(embedded, otherDataDir), database, dataDir)
        expect(await readRows(database, SEEN)).toEqual(before)
      }),
      // Each run writes and reads two databases; every run of the tests has other values.
      { numRuns: 3 },
    )
  }, 120_000)
})

describe('an archive', () => {
  it('contains all tables and sequences, whatever refers to what', async () => {
    await inBoth(`
      create table nouns (
        id int generated always as identity primary key, name text not null, twice text
        generated always as (name || name) stored, parent int references nouns
      );
      create table "Odd ""name""" (noun int references nouns, "a ""b""" text);
      alter table nouns add column favourite text;
      create sequence odd_numbers start with 1 increment by 2`)
    await database.pool.query(`
      insert into nouns (name, parent) values ('child', null), ('parent', null);
      update nouns set parent = 2 where id = 1;
      insert into "Odd ""name""" values (1, 'x');
      select nextval('odd_numbers'), nextval('odd_numbers')`)
    try {
      await restoreBuffer(await createArchive(database, dataDir), embedded, otherDataDir)
      const all = `select * from nouns left join "Odd ""name""" on noun = id order by id`
      expect(await readRows(embedded, all)).toEqual(await readRows(database, all))
      expect(
        await readRows(embedded, `insert into nouns (name) values ('y') returning id, twice`),
      ).toEqual([{ id: 3, twice: 'yy' }])
      expect(await readRows(embedded, `select nextval('odd_numbers') as n`)).toEqual([{ n: 5 }])
      await expect(embedded.pool.query('update nouns set parent = 9')).rejects.toThrow(
        'nouns_parent',
      )
    } finally {
      await inBoth('drop table "Odd ""name""", nouns; drop sequence odd_numbers')
    }
  })

  it('of every table of the site is the whole site', async () => {
    const tables = await readRows(
      database,
      `select table_name::text as name from information_schema.tables
      where table_schema = 'public' order by 1`,
    )
    const [first] = await readAllRecords(await createArchive(database, dataDir))
    if (first?.kind !== 'header') throw new Error('There is no header.')
    expect(first.header.tables.map(({ name }) => ({ name }))).toEqual(tables)
    expect(tables.length).toBeGreaterThan(10)
  })

  // The embedded database is archived from a copy, because writes would wait for the archive.
  const withWriters = it.skipIf(process.env.TEST_DATABASE_URL === undefined)
  withWriters('is of one moment, however long it takes and whatever is written', async () => {
    await database.pool.query(`
      create table early (n int); create table later (n int);
      insert into early values (1); insert into later values (1)`)
    const client = await database.pool.connect()
    try {
      const archive = writeArchive({ client, dataDir, homiq: '1.2.3', now: new Date() })
      // Enough rows for a second chunk, which is requested after more rows were written.
      await database.pool.query(`insert into early select n from generate_series(2, 20000) n`)
      const chunks = [(await archive.next()).value]
      await database.pool.query('insert into later values (2); delete from early')
      for await (const portion of archive) chunks.push(portion)
      const text = Buffer.concat(chunks.filter((it) => it !== undefined)).toString()
      expect(JSON.parse(text.trimEnd().split('\n').at(-1) ?? '').rows).toMatchObject({
        early: 20_000,
        later: 1,
      })
    } finally {
      client.release()
      await database.pool.query('drop table early, later')
    }
  })

  it('contains the state files of the data folder, including large ones', async () => {
    mkdirSync(join(dataDir, 'outbox'))
    const large = Buffer.alloc(200_000, 'abc\n')
    writeFileSync(join(dataDir, 'outbox/large.eml'), large)
    writeFileSync(join(dataDir, 'outbox/empty.eml'), '')
    writeFileSync(join(dataDir, 'outbox/.unfinished'), 'x')
    writeFileSync(join(dataDir, 'notes.txt'), 'x')
    const picture = `home-pictures/aa/${'a'.repeat(32)}.webp`
    mkdirSync(join(dataDir, 'home-pictures/aa'), { recursive: true })
    writeFileSync(join(dataDir, picture), 'pixels')
    await restoreBuffer(await createArchive(database, dataDir), embedded, otherDataDir)
    expect(readdirSync(otherDataDir).toSorted()).toEqual(['home-pictures', 'outbox'])
    expect(readFileSync(join(otherDataDir, picture), 'utf8')).toBe('pixels')
    expect(readdirSync(join(otherDataDir, 'outbox')).toSorted()).toEqual(['empty.eml', 'large.eml'])
    expect(readFileSync(join(otherDataDir, 'outbox/large.eml'))).toEqual(large)
    for (const [path, mode] of [
      ['outbox/large.eml', 0o600],
      ['outbox', 0o700],
      ['home-pictures/aa', 0o700],
    ] as const)
      expect([path, statSync(join(otherDataDir, path)).mode & 0o777]).toEqual([path, mode])
  })

  it('is readable text once unpacked', async () => {
    await saveListing(database.orm, catalogListing({ id: 1 }), { now: new Date() })
    const lines = readLines(await createArchive(database, dataDir))
    await database.pool.query('truncate listings cascade')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      format: 'homiq-backup',
      version: 1,
      homiq: '1.2.3',
      madeAt: '2026-11-22T10:00:00.000Z',
      sequences: expect.arrayContaining([
        { name: 'listing_id', lastValue: '1000', isCalled: false },
      ]),
    })
    expect(lines.find((line) => line.includes('"listings"') && line.includes('"row"'))).toMatch(
      /^\{"table":"listings","row":\["sale","1","120 k","120000","Velyka /,
    )
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ rows: { listings: 1, accounts: 0 } })
  })

  it('cannot be made of a database without tables of the site', async () => {
    await embedded.pool.query('alter schema drizzle rename to elsewhere')
    await expect(createArchive(embedded, dataDir)).rejects.toThrow('no tables of Homiq to save.')
    await embedded.pool.query('alter schema elsewhere rename to drizzle')
  })
})
