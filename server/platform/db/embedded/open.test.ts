import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/platform/db/open.ts'
import { freshDataDir, newFolder } from '#test/database/embedded-template.ts'
import { countWalFiles, startCheckpoints } from './checkpoint.ts'
import { POSTGRES_MAJOR } from './creation.ts'
import { createSocketAddress, deleteSocketFolder } from './socket-address.ts'

describe('the embedded database', () => {
  let dataDir: string
  let temporaryFolder: string
  beforeEach(async () => {
    dataDir = await freshDataDir()
    temporaryFolder = newFolder()
  })
  afterEach(() => {
    rmSync(dataDir, { recursive: true })
    rmSync(temporaryFolder, { recursive: true })
  })

  it('lets the process end by itself when closed', async () => {
    const program = `
      const { openDatabase } = await import(${JSON.stringify(new URL('../open.ts', import.meta.url).href)})
      const database = await openDatabase({ dataDir: process.argv[1] })
      await database.pool.query('select 1')
      await database.close()`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program, dataDir], {
      stdio: 'inherit',
    })
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('listens on loopback if the path of a socket would be too long', async () => {
    const deep = join(temporaryFolder, 'd'.repeat(120))
    mkdirSync(deep)
    expect(createSocketAddress(deep)).toEqual({ kind: 'loopback' })
    const database = await openDatabase({ dataDir, temporaryFolder: deep })
    expect(database.pool.options.host).toBe('127.0.0.1')
    const { rows } = await database.pool.query('select count(*) as n from listings')
    expect(rows).toEqual([{ n: 0 }])
    await database.close()
    expect(readdirSync(deep)).toEqual([])
  })

  it('starts over if its creation was interrupted', async () => {
    rmSync(join(dataDir, 'postgres'), { recursive: true })
    mkdirSync(join(dataDir, 'postgres'))
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
    writeFileSync(join(dataDir, 'postgres.creating'), '')
    const database = await openDatabase({ dataDir })
    const { rows } = await database.pool.query(`select to_regclass('listings') as listings`)
    expect(rows).toEqual([{ listings: null }])
    await database.close()
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  })

  it('does not touch a folder with other contents, and releases the lock', async () => {
    rmSync(join(dataDir, 'postgres', 'PG_VERSION'))
    await expect(openDatabase({ dataDir, temporaryFolder })).rejects.toThrow(
      /^The embedded database in \S+postgres did not start: .* holds no database\.$/,
    )
    expect(readdirSync(dataDir)).toEqual(['postgres'])
    expect(readdirSync(temporaryFolder)).toEqual([])
  })

  it('explains how to upgrade PostgreSQL, and leaves the old files as they are', async () => {
    const version = join(dataDir, 'postgres', 'PG_VERSION')
    expect(readFileSync(version, 'utf8').trim()).toBe(POSTGRES_MAJOR)
    writeFileSync(version, '17\n')
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /^The embedded database in \S+postgres did not start: it was made by PostgreSQL 17, and this version of Homiq has PostgreSQL 18; save it with the version of Homiq that made it \(npm run backup -- FILE\), .* \(npm run restore -- FILE\)\.$/,
    )
    expect(readFileSync(version, 'utf8')).toBe('17\n')
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  })

  it('reports a damaged database in one sentence', async () => {
    rmSync(join(dataDir, 'postgres', 'global', 'pg_control'))
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /^The embedded database in .* did not start: /,
    )
    expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false)
  })
})

// These tests share one start, so they run in order.
describe('an open embedded database', () => {
  let dataDir: string
  let temporaryFolder: string
  let database: Database
  beforeAll(async () => {
    dataDir = await freshDataDir()
    temporaryFolder = newFolder()
    database = await openDatabase({ dataDir, temporaryFolder })
  })
  afterAll(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
    rmSync(temporaryFolder, { recursive: true })
  })

  it('answers concurrent queries and transactions without mixing them up', async () => {
    const ask = async (n: number) => {
      const { rows } = await (n % 2 === 0
        ? database.pool.query('select $1::int as n, $2::text as t', [n, `t${n}`])
        : database.pool.query('select $2::text as t, $3::int as more, $1::int as n', [
            n,
            `t${n}`,
            0,
          ]))
      return rows[0]
    }
    const transact = (n: number) =>
      database.orm.transaction(async (transaction) => {
        const { rows } = await transaction.execute(`select ${n}::int as n, 't${n}' as t`)
        return rows[0]
      })
    const numbers = Array.from({ length: 300 }, (_, n) => n)
    const answers = await Promise.all(numbers.map((n) => (n % 5 === 0 ? transact(n) : ask(n))))
    expect(answers).toMatchObject(numbers.map((n) => ({ n, t: `t${n}` })))
  })

  it('keeps its write-ahead log short', async () => {
    const folder = join(dataDir, 'postgres')
    await database.pool.query('create table t (i int, t text)')
    const write = `insert into t select i, repeat(md5(i::text), 20) from generate_series(1, 20000) i`
    await database.pool.query(write)
    const position = async () =>
      (await database.pool.query('select redo_lsn as at from pg_control_checkpoint()')).rows[0].at
    const before = await position()
    expect(await countWalFiles(folder)).toBeGreaterThan(10)
    const stop = startCheckpoints(database.pool, folder, { everyMs: 5, maxWalFiles: 4 })
    await expect.poll(position, { timeout: 5_000 }).not.toBe(before)
    stop()
  })

  it('leaves no lock and no socket behind when closed', async () => {
    expect(database.kind).toBe('embedded')
    expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(true)
    expect(readdirSync(temporaryFolder)).toHaveLength(1)
    await database.close()
    await database.close()
    expect(readdirSync(dataDir)).toEqual(['postgres'])
    expect(readdirSync(temporaryFolder)).toEqual([])
  })
})

it('removes the folder of its socket', () => {
  const folder = newFolder()
  const place = createSocketAddress(folder)
  deleteSocketFolder(place)
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})
