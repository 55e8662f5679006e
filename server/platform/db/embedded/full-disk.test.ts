import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#server/platform/db/open.ts'
import { freshDataDir } from '#test/database/embedded-template.ts'
import { mountSmallDisk, type SmallDisk } from '#test/database/small-disk.ts'

/** Twice what an empty database takes. */
const DISK_MB = 150

const FILL_LOG = `select pg_logical_emit_message(true, 'test', repeat('x', 1000000))`

let disk: SmallDisk | null
beforeEach(() => {
  disk = mountSmallDisk(DISK_MB)
})
afterEach(() => disk?.unmount())

it('exits with a message about the full disk, and keeps every acknowledged row', async (context) => {
  if (disk === null) return context.skip('A small disk cannot be mounted here: that needs root.')
  const template = await freshDataDir()
  const dataDir = join(disk.folder, 'data')
  cpSync(template, dataDir, { recursive: true })
  rmSync(template, { recursive: true })
  const ended = Promise.withResolvers<Error>()
  const database = await openDatabase({ dataDir, onFatal: ended.resolve })
  await database.pool.query('create table numbers (n integer)')
  // Room for two hundred rows.
  await database.pool.query('insert into numbers values (-1)')
  disk.fill()
  let acknowledged = 0
  const writing = (async () => {
    for (;;) {
      // Fills a megabyte of the write-ahead log, which PostgreSQL cannot work without.
      await database.pool.query(FILL_LOG)
      await database.pool.query('insert into numbers values ($1)', [acknowledged])
      acknowledged += 1
    }
  })()
  await expect(writing).rejects.toThrow()
  const error = await ended.promise
  expect(error.message).toBe(
    `The embedded database in ${join(dataDir, 'postgres')} broke down: its disk is full. Make room; what was answered is kept, and the next start goes on from it.`,
  )
  await database.close()
  disk.free()
  const again = await openDatabase({ dataDir })
  const { rows } = await again.pool.query('select count(*)::integer as count from numbers')
  await again.close()
  expect(rows[0].count).toBeGreaterThan(acknowledged)
})
