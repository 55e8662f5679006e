import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOffer } from '#server/homes/offer/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { freshDatabase } from '#test/database/database.ts'
import { addPicture } from './commands.ts'
import { sweepPictures } from './sweep-pictures.ts'

const [USED, UNUSED, NEW] = ['a', 'b', 'c'].map((digit) => digit.repeat(32)) as [
  string,
  string,
  string,
]
const NOW = new Date('2026-11-23T10:00:00Z')
const BEFORE = new Date(NOW.getTime() - 24 * 3_600_000)
const OLD = new Date(BEFORE.getTime() - 1)

let database: Database
let folder: string
beforeAll(async () => {
  database = await freshDatabase()
  folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
})
afterAll(async () => {
  await database?.close()
  rmSync(folder, { recursive: true })
})

it('deletes unused pictures with their encoded variants, and uploads of the day before', async () => {
  const pictures = join(folder, 'pictures')
  const [variants, uploads] = [join(folder, 'variants'), join(folder, 'uploads')]
  const storage = createDiskStorage(pictures)
  const getFile = (hash: string) => join(pictures, hash.slice(0, 2), `${hash}.webp`)
  for (const hash of [USED, UNUSED, NEW]) {
    await storage.put(hash, Buffer.from(hash))
    if (hash !== NEW) utimesSync(getFile(hash), OLD, OLD)
    mkdirSync(join(variants, `${hash}-v1`), { recursive: true })
  }
  mkdirSync(uploads)
  for (const name of ['old', 'new']) writeFileSync(join(uploads, name), 'part')
  utimesSync(join(uploads, 'old'), OLD, OLD)
  const id = (await createOffer(database.orm, 'olha', {}, NOW)) ?? ''
  const facts = {
    width: 640,
    height: 480,
    bytes: 32,
    placeholder: 'data:,',
    likeness: '0'.repeat(16),
  }
  await addPicture(database.orm, { owner: 'olha', id }, { hash: USED, ...facts }, NOW)

  const folders = { storage, variants, uploads }
  const first = await sweepPictures(database.orm, folders, BEFORE)
  expect(first).toEqual({ pictures: 1, uploads: 1 })
  expect([USED, UNUSED, NEW].map((hash) => existsSync(getFile(hash)))).toEqual([true, false, true])
  expect(existsSync(join(variants, `${USED}-v1`))).toBe(true)
  expect(existsSync(join(variants, `${UNUSED}-v1`))).toBe(false)
  expect([existsSync(join(uploads, 'old')), existsSync(join(uploads, 'new'))]).toEqual([
    false,
    true,
  ])

  await database.pool.query('delete from offers where id = $1', [id])
  expect((await sweepPictures(database.orm, folders, BEFORE)).pictures).toBe(1)
  expect(await storage.get(USED)).toBeNull()
})
