import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/platform/db/open.ts'
import { freshDataDir, newFolder } from '#test/database/embedded-template.ts'
import { copyWhileInUse } from './snapshot.ts'

/** However busy the machine is. */
const SOON = { timeout: 20_000, interval: 5 }

describe('a copy of the embedded database', () => {
  let dataDir: string
  let folder: string
  let database: Database
  beforeEach(async () => {
    dataDir = await freshDataDir()
    folder = newFolder()
    database = await openDatabase({ dataDir })
    await database.pool.query('create table numbers (n int, filling text)')
  })
  afterEach(async () => {
    await database.close()
    for (const path of [dataDir, folder]) rmSync(path, { recursive: true })
  })

  const write = (n: number) =>
    database.pool.query('insert into numbers values ($1::int, repeat(md5($1::int::text), 30))', [n])

  async function numbersIn(copy: string): Promise<number[]> {
    const opened = await openDatabase({ dataDir: copy })
    try {
      const { rows } = await opened.pool.query('select n from numbers order by n')
      return rows.map(({ n }) => n)
    } finally {
      await opened.close()
    }
  }

  it('is consistent while many write, and has everything acknowledged before', async () => {
    let acknowledged = 0
    let isOver = false
    const writer = (async () => {
      while (!isOver) {
        await write(acknowledged + 1)
        acknowledged += 1
        // Log files come and go, too.
        if (acknowledged % 100 === 0) await database.pool.query('checkpoint')
      }
    })()
    for (const name of ['a', 'b']) {
      const copy = join(folder, name)
      mkdirSync(copy)
      const already = acknowledged
      await expect.poll(() => acknowledged, SOON).toBeGreaterThan(already + 50)
      const before = acknowledged
      await copyWhileInUse(database.pool, join(dataDir, 'postgres'), join(copy, 'postgres'))
      const numbers = await numbersIn(copy)
      expect(numbers.length).toBeGreaterThanOrEqual(before)
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    }
    isOver = true
    await writer
    expect(await numbersIn(join(folder, 'a'))).not.toHaveLength(acknowledged)
  })

  it('contains changes made during the copy, but not deleted rows', async () => {
    const copy = join(folder, 'postgres')
    const connection = await database.pool.connect()
    const copying = copyWhileInUse(database.pool, join(dataDir, 'postgres'), copy)
    // The first pass needs no connection; the second waits for this one.
    await expect.poll(() => existsSync(join(copy, 'global/pg_control')), SOON).toBe(true)
    await connection.query('create table later as select 1 as n')
    await connection.query('drop table numbers')
    await connection.query('checkpoint')
    connection.release()
    await copying
    const opened = await openDatabase({ dataDir: folder })
    const { rows } = await opened.pool.query(
      `select to_regclass('numbers') as gone, (select n from later) as n`,
    )
    expect(rows).toEqual([{ gone: null, n: 1 }])
    await opened.close()
  })

  it('leaves nothing behind if it fails, and the database in use', async () => {
    const copy = join(folder, 'postgres')
    await expect(copyWhileInUse(database.pool, join(folder, 'absent'), copy)).rejects.toThrow(
      'ENOENT',
    )
    expect(readdirSync(folder)).toEqual([])
    await write(1)
  })
})
