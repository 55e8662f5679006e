import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runMigrate } from '#scripts/operator/migrate.ts'
import { bareDatabase } from '#test/database/database.ts'
import { newFolder } from '#test/database/embedded-template.ts'
import { runProgram } from '#test/site/run-program.ts'
import { MIGRATIONS, migrateDatabase } from './migrate.ts'
import type { Database } from './open.ts'

let database: Database
beforeEach(async () => {
  database = await bareDatabase()
})
afterEach(() => database.close())

async function appliedCount(): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*) as n from drizzle.__drizzle_migrations',
  )
  return rows[0].n
}

const inFolder = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql')).length

it('applies every migration once, however often it runs', async () => {
  await migrateDatabase(database.pool)
  expect(await appliedCount()).toBe(inFolder)
  await migrateDatabase(database.pool)
  expect(await appliedCount()).toBe(inFolder)
  const { rows } = await database.pool.query('select count(*) as n from listings')
  expect(rows).toEqual([{ n: 0 }])
})

it('is what `npm run migrate` does, with the database that a file names', async () => {
  const folder = newFolder()
  try {
    writeFileSync(join(folder, 'DATA_DIR'), `${join(folder, 'data')}\n`)
    const env = { DATA_DIR_FILE: join(folder, 'DATA_DIR') }
    expect(await runProgram(runMigrate, [], env)).toEqual({
      code: 0,
      out: 'The database has every migration of this version.\n',
      errors: '',
    })
    expect(existsSync(join(folder, 'data/postgres'))).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('lets two concurrent processes take turns', async () => {
  await Promise.all([migrateDatabase(database.pool), migrateDatabase(database.pool)])
  expect(await appliedCount()).toBe(inFolder)
})

it('leaves a database alone that a newer version has migrated', async () => {
  await migrateDatabase(database.pool)
  await database.pool.query('alter table listings add column of_a_newer_version text')
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', $1)`,
    [Date.now()],
  )
  await migrateDatabase(database.pool)
  expect(await appliedCount()).toBe(inFolder + 1)
})

it('reports a failed migration, and releases the lock', async () => {
  await database.pool.query('create table listings (other text)')
  await expect(migrateDatabase(database.pool)).rejects.toThrow(/listings/)
  await database.pool.query('drop table listings')
  await migrateDatabase(database.pool)
  expect(await appliedCount()).toBe(inFolder)
})

it('has a migration for every part of the schema', async () => {
  const server = join(import.meta.dirname, '../..')
  const modules = await Promise.all(
    globSync('**/tables.ts', { cwd: server }).map(
      (name) => import(join(server, name)) as Promise<object>,
    ),
  )
  const newest = readdirSync(join(MIGRATIONS, 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  const snapshot = JSON.parse(readFileSync(join(MIGRATIONS, 'meta', newest ?? ''), 'utf8'))
  const schema = generateDrizzleJson(Object.assign({}, ...modules), snapshot.id)
  // If this fails: npm run db:generate
  expect(await generateMigration(snapshot, schema)).toEqual([])
})
