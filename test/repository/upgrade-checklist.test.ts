import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const PACKAGES = Object.keys({
  ...JSON.parse(read('package.json')).dependencies,
  ...JSON.parse(read('package.json')).devDependencies,
})

/** Cells of the table, without its heading. */
const ROWS = read('docs/upgrade-checklist.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))

it.each(ROWS)('%s%s: %s has its file and its test', (_, name = '', __, file = '', test = '') => {
  expect(PACKAGES).toContain(name.replaceAll('`', ''))
  expect(existsSync(join(ROOT, file.replaceAll('`', '')))).toBe(true)
  const [, testFile = '', title] = /^`([^`]+)`(?: "([^"]+)")?$/.exec(test) ?? []
  const text = read(testFile)
  if (title !== undefined) expect(text).toContain(title)
})
