import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Values of the query builder and the driver. Types and errors may be imported anywhere. */
const IMPORT =
  /^import (?!type |\{ DatabaseError(, type \w+)* \})[^']*from '(drizzle-orm[^']*|pg)'/m
const CALL =
  /(?<!req)\.(query|execute)(<[^(]*>)?\(\s*[`'{]|\bdb\s*\.(select|insert|update|delete)\(/
const STATEMENT = /[`']\s*(select|insert into|update \w+ set|delete from|truncate|alter table)\s/i

const strays = (files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files)
    .filter(([, text]) => [IMPORT, CALL, STATEMENT].some((pattern) => pattern.test(text)))
    .map(([name]) => name)

it('is only in queries.ts, commands.ts and server/db', () => {
  const names = globSync('{server,app}/**/*.{ts,tsx}', { cwd: ROOT })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/^server\/db\/|\/(queries|commands)\.ts$|\.test\.tsx?$/.test(name))
  expect(names.length).toBeGreaterThan(300)
  expect(
    strays(Object.fromEntries(names.map((name) => [name, readFileSync(join(ROOT, name), 'utf8')]))),
  ).toEqual([])
})

it.each([
  "import { eq } from 'drizzle-orm'",
  "import {\n  Pool,\n} from 'pg'",
  'await pool.query(`delete from listings`)',
  "await client.query<{ n: number }>('select 1')",
  'const rows = await db\n  .select({ id })',
  'const TEXT = `\n  select id from listings`',
])('finds SQL in %j', (text) => {
  expect(strays({ 'server/x.ts': text })).toEqual(['server/x.ts'])
})

it.each([
  "import type { Pool } from 'pg'",
  "import { DatabaseError, type Pool } from 'pg'",
  "import type { SQL } from 'drizzle-orm'",
  "c.req.query('state')",
])('finds no SQL in %j', (text) => {
  expect(strays({ 'server/x.ts': text })).toEqual([])
})
