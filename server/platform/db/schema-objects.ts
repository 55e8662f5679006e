import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { MIGRATIONS } from './migrate.ts'

const named = z.record(z.string(), z.object({ name: z.string() }))
const snapshotSchema = z.object({
  tables: z.record(z.string(), z.object({ name: z.string(), columns: named })),
  sequences: named,
  enums: named,
})
const journalSchema = z.object({
  entries: z.array(z.object({ idx: z.int(), when: z.int() })),
})

export interface SchemaObjects {
  /** Table names with their columns. */
  readonly tables: ReadonlyMap<string, readonly string[]>
  readonly sequences: readonly string[]
  readonly types: readonly string[]
}

/**
 * Reads the objects that migrations create from drizzle-kit's snapshots.
 *
 * @param migrations creation times in milliseconds; all migrations by default
 */
export function getSchemaObjects(migrations?: readonly number[]): SchemaObjects {
  const folder = join(MIGRATIONS, 'meta')
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const { entries } = journalSchema.parse(read('_journal.json'))
  const newest = entries.findLast(({ when }) => migrations?.includes(when) ?? true)
  if (newest === undefined) return { tables: new Map(), sequences: [], types: [] }
  const snapshot = read(`${String(newest.idx).padStart(4, '0')}_snapshot.json`)
  const { tables, sequences, enums } = snapshotSchema.parse(snapshot)
  return {
    tables: new Map(Object.values(tables).map(({ name, columns }) => [name, getNames(columns)])),
    sequences: getNames(sequences),
    types: getNames(enums),
  }
}

const getNames = (objects: Record<string, { name: string }>) =>
  Object.values(objects).map(({ name }) => name)
