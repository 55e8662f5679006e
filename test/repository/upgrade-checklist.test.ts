import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const PACKAGES = Object.keys({
  ...JSON.parse(read('package.json')).dependencies,
  ...JSON.parse(read('package.json')).devDependencies,
})

const TEXT = read('docs/upgrade-checklist.md')

/** What is relied on, each with its package, file, test and perhaps the title of the test. */
const ENTRIES = Array.from(
  TEXT.replaceAll('\n  ', ' ').matchAll(
    /^- `([^`]+)`: (.+)\. `([^`]+)`, `([^`]+)`(?: "([^"]+)")?$/gm,
  ),
  ([, name = '', what = '', file = '', test = '', title]) => ({
    name,
    what,
    file,
    test,
    title,
  }),
)

it('every entry has a package, a file and a test', () => {
  expect(ENTRIES.length).toBeGreaterThan(10)
  expect(ENTRIES).toHaveLength(TEXT.match(/^- `/gm)?.length ?? 0)
})

it.each(ENTRIES)('$name: $what has its file and its test', ({ name, file, test, title }) => {
  expect(PACKAGES).toContain(name)
  expect(existsSync(join(ROOT, file))).toBe(true)
  const text = read(test)
  if (title !== undefined) expect(text).toContain(title)
})
