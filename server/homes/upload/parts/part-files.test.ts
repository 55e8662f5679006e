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
  const name = getPartName(owner, 'home', file)
  // Half of it has arrived.
  for (const [it, text] of [
    [name, '12345'],
    [`${name}.json`, '{"size":10}'],
  ] as const) {
    writeFileSync(join(folder, it), text)
    utimesSync(join(folder, it), 1_000 - age, 1_000 - age)
  }
  return name
}

it('deletes the oldest files of an account to make room, and none of others', async () => {
  const names = [write('a', '1', 3), write('a', '2', 1), write('b', '3', 9)]
  write('a', '4', 2)
  await evictOldest(folder, 'a', 1, { maxFiles: 3 })
  expect(readdirSync(folder).filter((name) => !name.endsWith('.json'))).toHaveLength(3)
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(names.slice(1)))
  expect(readdirSync(folder)).not.toContain(`${names[0]}.json`)
})

it('deletes files of the account with the most bytes while more than the total is declared', async () => {
  const names = [write('a', '1', 3), write('a', '2', 4), write('b', '3', 9)]
  await evictOldest(folder, 'c', 3, { maxTotalBytes: 33 })
  expect(readdirSync(folder)).toHaveLength(6)
  await evictOldest(folder, 'c', 4, { maxTotalBytes: 33 })
  expect(
    readdirSync(folder)
      .filter((name) => !name.endsWith('.json'))
      .toSorted(),
  ).toEqual([names[0], names[2]].toSorted())
  // A file that a form is being received in.
  writeFileSync(join(folder, 'of-a-form'), '12345')
  await evictOldest(folder, 'b', 1, { maxTotalBytes: 1 })
  expect(readdirSync(folder)).toEqual(['of-a-form'])
  await evictOldest(join(folder, 'new'), 'c', 1)
})
