import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

// This runs in its own process, because Vitest resolves imports itself.
const PROGRAM = `
import { speedUpImports } from ${JSON.stringify(join(import.meta.dirname, 'fast-imports.ts'))}
speedUpImports()
const { is, Column, sql } = await import('drizzle-orm')
const { PgDialect, integer, pgTable } = await import('drizzle-orm/pg-core')
const { drizzle } = await import('drizzle-orm/node-postgres')
const table = pgTable('listings', { id: integer() })
const { sql: text } = new PgDialect().sqlToQuery(sql\`select \${table.id} from \${table}\`)
console.log(JSON.stringify([is(table.id, Column), text, typeof drizzle]))
`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'homiq-test-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function run(program: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    {
      env: { ...process.env, NODE_COMPILE_CACHE: folder },
      cwd: join(import.meta.dirname, '../../..'),
    },
  )
  return JSON.parse(stdout)
}

const OWN = `
import { speedUpImports } from ${JSON.stringify(join(import.meta.dirname, 'fast-imports.ts'))}
speedUpImports()
const names = ['#domain/platform/text/uuid.ts', './server/platform/runtime/fast-imports.ts', 'hono', './nothing.ts', 'no-such-package']
const outcomes = await Promise.all(names.map((name) => import(name).then(Object.keys, String)))
console.log(JSON.stringify([...outcomes, await import('#domain/platform/text/uuid.ts') === await import('./domain/platform/text/uuid.ts')]))
`

it('loads every module of drizzle-orm once', async () => {
  // A column of another copy of the package would not be a `Column` of this one.
  expect(await run(PROGRAM)).toEqual([true, 'select "listings"."id" from "listings"', 'function'])
})

it('finds own modules by either name, once, and reports missing ones', async () => {
  expect(await run(OWN)).toEqual([
    expect.arrayContaining(['isUuid']),
    ['speedUpImports'],
    expect.arrayContaining(['Hono']),
    expect.stringContaining('nothing.ts'),
    expect.stringContaining('no-such-package'),
    true,
  ])
})
