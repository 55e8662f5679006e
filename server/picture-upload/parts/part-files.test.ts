import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { evictOldest, getPartName } from './part-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(owner: string, file: string, age: number): string {
  const name = getPartName({ owner, id: 'home', file })
  for (const it of [name, `${name}.json`]) {
    writeFileSync(join(folder, it), '12345')
    utimesSync(join(folder, it), 1_000 - age, 1_000 - age)
  }
  return name
}

it('deletes the oldest files of an account to make room, and none of others', async () => {
  const names = [write('a', '1', 3), write('a', '2', 1), write('b', '3', 9)]
  write('a', '4', 2)
  await evictOldest(folder, 'a', { maxFiles: 3 })
  expect(readdirSync(folder).filter((name) => !name.endsWith('.json'))).toHaveLength(3)
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(names.slice(1)))
  expect(readdirSync(folder)).not.toContain(`${names[0]}.json`)
})

it('deletes files of the account with the most bytes while the total is too large', async () => {
  const names = [write('a', '1', 3), write('a', '2', 4), write('b', '3', 9)]
  await evictOldest(folder, 'c', { maxTotalBytes: 16 })
  expect(readdirSync(folder)).toHaveLength(6)
  await evictOldest(folder, 'c', { maxTotalBytes: 15 })
  expect(
    readdirSync(folder)
      .filter((name) => !name.endsWith('.json'))
      .toSorted(),
  ).toEqual([names[0], names[2]].toSorted())
  await evictOldest(folder, 'b', { maxTotalBytes: 1 })
  expect(readdirSync(folder)).toEqual([])
  await evictOldest(join(folder, 'new'), 'c')
})
