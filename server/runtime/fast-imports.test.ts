import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

// In a process of its own, for Vitest resolves imports by itself.
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

it('loads every module of drizzle-orm once', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM],
    {
      env: { ...process.env, NODE_COMPILE_CACHE: folder },
      cwd: join(import.meta.dirname, '../..'),
    },
  )
  // A column of another copy of the package would be no `Column` of this one.
  expect(JSON.parse(stdout)).toEqual([true, 'select "listings"."id" from "listings"', 'function'])
})
