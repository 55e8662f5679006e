import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { NO_FILTERS, parseFilters } from '#domain/catalog/search/filters.ts'
import { HOUR_MS } from '#domain/platform/time/durations.ts'
import { listings } from '#server/catalog/tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { log } from '#server/platform/log/log.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { createS3Storage } from '#server/platform/storage/s3-storage.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { saveListing, withdrawListing } from '#test/catalog/saved-listings.ts'
import { openTestSearch } from '#test/catalog/search/test-search.ts'
import { freshDatabase } from '#test/database/database.ts'
import { startS3Server } from '#test/picture/s3-server.ts'
import { createSnapshots, INDEX_PARTS, type Snapshots } from './snapshots.ts'

const NAME = 'a'.repeat(32)
const OTHER = 'b'.repeat(32)
const WRITER = join(
  import.meta.dirname,
  '../../../../test/catalog/search/snapshot-writer-process.ts',
)
const at = (second: number) => new Date(Date.UTC(2025, 10, 17, 10, 0, second))
const never = new AbortController().signal

let database: Database
let folder: string
let snapshots: Snapshots
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  snapshots = createSnapshots(createDiskStorage(folder, INDEX_PARTS), NAME)
  await database.orm.delete(listings)
  for (const id of [1, 2, 3]) await save(id, 0)
})

const save = (id: number, second: number) =>
  saveListing(database.orm, catalogListing({ id }), { now: at(second) })

/** The homes that a process finds after its start, and whether it read them all. */
async function start(
  from = snapshots,
  work?: (search: Awaited<ReturnType<typeof openTestSearch>>) => Promise<void>,
) {
  const read = vi.spyOn(from, 'read')
  const search = await openTestSearch(database, HOUR_MS, from)
  const stored = await read.mock.results[0]?.value
  read.mockRestore()
  const { ids } = search.find(
    {
      ...{ type: 'sale', city: null, words: [], box: null, sort: 'newest', near: null },
      filters: parseFilters(NO_FILTERS),
    },
    { offset: 0, limit: 50 },
  )
  await work?.(search)
  await search.stop()
  return { ids: ids.toSorted(), isRestored: stored !== null }
}
const writeSnapshot = (to = snapshots) => start(to, (search) => search.takeSnapshot(never))

const listFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()

function spyOnWarnings() {
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => {})
  onTestFinished(() => warned.mockRestore())
  return warned
}

it('is where a start goes on: with homes written, removed and committed since', async () => {
  expect(await writeSnapshot()).toEqual({ ids: [1, 2, 3], isRestored: false })
  await save(5, 30)
  await withdrawListing(database.orm, 'sale', 2, at(31))
  // What a transaction wrote that ended only now.
  await save(6, -5)
  // The clock was set back by a minute.
  await save(7, -60)
  expect(await start()).toEqual({ ids: [1, 3, 5, 6, 7], isRestored: true })
})

it('is kept in a bucket as well', async () => {
  const s3 = await startS3Server()
  onTestFinished(() => s3[Symbol.asyncDispose]())
  const inBucket = createSnapshots(createS3Storage(s3.options, INDEX_PARTS), NAME)
  await writeSnapshot(inBucket)
  expect(await start(inBucket)).toEqual({ ids: [1, 2, 3], isRestored: true })
})

it.each([
  [
    'a flipped bit',
    (bytes: Buffer) => bytes.with(bytes.length >> 1, 1 ^ (bytes[bytes.length >> 1] as number)),
  ],
  ['a missing end', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['nothing in it', () => Buffer.alloc(0)],
])('is thrown away with %s in any of its files, and made anew', async (_, damage) => {
  const warned = spyOnWarnings()
  await writeSnapshot()
  const files = listFiles()
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const whole = readFileSync(file)
    // Parts of a table without homes are.
    if (whole.length === 0) continue
    writeFileSync(file, damage(whole))
    warned.mockClear()
    expect(await writeSnapshot(), file).toEqual({ ids: [1, 2, 3], isRestored: false })
    expect(warned).toHaveBeenCalledOnce()
    expect(await start()).toEqual({ ids: [1, 2, 3], isRestored: true })
  }
})

it('is left alone by other versions, which have their own', async () => {
  const warned = spyOnWarnings()
  const others = createSnapshots(createDiskStorage(folder, INDEX_PARTS), OTHER)
  await writeSnapshot()
  const before = await snapshots.getPosition()
  await save(4, 60)
  expect((await writeSnapshot(others)).isRestored).toBe(false)
  expect(await snapshots.getPosition()).toEqual(before)
  expect(await start(others)).toEqual({ ids: [1, 2, 3, 4], isRestored: true })
  expect(await start()).toEqual({ ids: [1, 2, 3, 4], isRestored: true })
  expect(warned).not.toHaveBeenCalled()
})

it('is not used with another database, or an earlier state of this one', async () => {
  const warned = spyOnWarnings()
  await save(4, 60)
  await writeSnapshot()
  await database.orm.delete(listings)
  for (const id of [1, 2]) await save(id, 90)
  expect(await start()).toEqual({ ids: [1, 2], isRestored: false })
  expect(warned).toHaveBeenCalledOnce()
  expect(await snapshots.getPosition()).toBeNull()
})

it('replaces the one before, whose parts go with the next', async () => {
  const names = () => listFiles().length
  await writeSnapshot()
  const first = names()
  for (const second of [30, 60, 90, 120]) {
    await save(second, second)
    await writeSnapshot()
  }
  expect(names()).toBeLessThan(2 * first + 2)
  const before = await snapshots.getPosition()
  // Nothing has changed since.
  await writeSnapshot()
  expect(await snapshots.getPosition()).toEqual(before)
})

it('is whole after kill -9 at any moment of writing', async () => {
  const warned = spyOnWarnings()
  let reached = 1
  for (let round = 0; round < 6; round += 1) {
    const child = spawn(process.execPath, [WRITER, folder, NAME, String(reached + 1)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const exit = once(child, 'exit')
    let begun = 0
    for await (const line of createInterface({ input: child.stdout })) {
      begun = Number(line)
      // Some parts later each time.
      if (begun === reached + 2) setTimeout(() => child.kill('SIGKILL'), 2 * round)
    }
    expect(await exit).toEqual([null, 'SIGKILL'])
    const stored = await snapshots.read(async () => true)
    // The one that was begun last, or the one before.
    const size = stored?.tables.sale.length ?? 0
    expect([begun, begun - 1]).toContain(size)
    expect(stored?.position.since).toBe(size)
    expect(stored?.places[0]?.count).toBe(size)
    expect(stored?.tables.sale.columns.id.slice(0, size)).toEqual(
      Uint32Array.from({ length: size }, (_, row) => row + 1),
    )
    reached = begun
  }
  expect(warned).not.toHaveBeenCalled()
}, 180_000)
