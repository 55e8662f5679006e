import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { readEnv } from '#server/platform/config/env.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

/** The names are read from the source, because the schema does not export them. */
const schemaNames = Array.from(
  read('server/platform/config/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
  ([, name = '']) => name,
).toSorted()

const example = parseEnv(read('.env.example'))

/** Settings of the reference, with their defaults. */
const rows = Array.from(
  read('docs/reference/settings.md').matchAll(/^- `([A-Z0-9_]+)` \(([^)]+)\)/gm),
  ([, name = '', value = '']) => ({ name, value }),
)

it('every setting of the schema is in the reference and in .env.example, and nothing else', () => {
  expect(schemaNames.length).toBeGreaterThan(30)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(schemaNames)
  expect(Object.keys(example).toSorted()).toEqual(schemaNames)
})

it('.env.example shows the defaults', () => {
  expect(readEnv(example)).toEqual(readEnv({}))
})

it.each(rows)('the reference states the default of $name', ({ name, value }) => {
  // Too long for the list.
  if (name === 'TILE_ATTRIBUTION') return expect(value).toBe("OpenStreetMap's")
  if (example[name] === '') expect(value).toMatch(/^unset/)
  else expect(value).toBe(`\`${example[name]}\``)
})
