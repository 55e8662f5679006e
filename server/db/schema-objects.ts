import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { MIGRATIONS } from './migrate.ts'

const named = z.record(z.string(), z.object({ name: z.string() }))
const snapshotSchema = z.object({ tables: named, sequences: named, enums: named })

/** What the migrations of this version leave in the database when all of them have run. */
export interface SchemaObjects {
  readonly tables: readonly string[]
  readonly sequences: readonly string[]
  readonly types: readonly string[]
}

/** Read from what drizzle-kit writes beside each migration. */
export function schemaObjects(): SchemaObjects {
  const folder = join(MIGRATIONS, 'meta')
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)
  const text = readFileSync(join(folder, newest ?? ''), 'utf8')
  const { tables, sequences, enums } = snapshotSchema.parse(JSON.parse(text))
  const names = (objects: Record<string, { name: string }>) =>
    Object.values(objects).map(({ name }) => name)
  return { tables: names(tables), sequences: names(sequences), types: names(enums) }
}
