import { execFileSync } from 'node:child_process'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Tests and stylesheets count. A folder with more files has a second subject, which gets a folder of its own. */
const MAX_FILES = 25

/** Folders that are lists, which tools or readers look up by number. */
const LISTS = /^(?:docs\/decisions|server\/db\/migrations|pictures|public)\b/

it('no folder holds more files than a reader takes in at a glance', () => {
  const counts = new Map<string, number>()
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\n')
  for (const file of files.filter((name) => name !== '' && !LISTS.test(name))) {
    const folder = posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect(counts.size).toBeGreaterThan(100)
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([])
})
