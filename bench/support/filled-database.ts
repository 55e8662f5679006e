import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findOrInstallPostgres } from '#scripts/test/postgres.ts'
import { startPostgres } from '#scripts/test/postgres-server.ts'
import { generateListings } from '#test/catalog/generate-listings.ts'
import { createTemporaryFolder } from './built-site.ts'
import { measureProgram } from './measure-program.ts'

const BATCH = 1_000

/** A database with generated listings. Disposing it deletes it. */
export interface FilledDatabase extends AsyncDisposable {
  /** Environment variables for a server on this database. */
  readonly variables: Readonly<Record<string, string>>
}

/** NDJSON with our own field names. It has no ids, because the catalog assigns them. */
function* createLines(homes: number): Generator<string> {
  let lines: string[] = []
  for (const { id, publishedAt, ...home } of generateListings(homes)) {
    const moment = publishedAt.toISOString()
    lines.push(JSON.stringify({ ...home, key: `G${id}`, publishedAt: moment, modifiedAt: moment }))
    if (lines.length < BATCH) continue
    yield `${lines.join('\n')}\n`
    lines = []
  }
  yield lines.join('\n')
}

/**
 * Imports generated listings with `npm run import`.
 *
 * @throws {Error} if one is rejected
 */
async function fillCatalog(homes: number, variables: FilledDatabase['variables']): Promise<void> {
  using folder = createTemporaryFolder()
  const file = join(folder.path, 'homes.ndjson')
  await pipeline(Readable.from(createLines(homes)), createWriteStream(file))
  const { output: printed } = await measureProgram('import', [file, '--feed', 'bench'], variables)
  if (!printed.includes(' 0 rejected')) throw new Error(printed)
}

/**
 * Starts its own PostgreSQL server.
 *
 * @throws {Error} if this machine has no PostgreSQL
 */
export async function createFilledPostgres(homes: number): Promise<FilledDatabase> {
  const programs = findOrInstallPostgres()
  if (programs === null) throw new Error('There is no PostgreSQL on this machine.')
  const postgres = await startPostgres(programs)
  const variables = { DATABASE_URL: postgres.url }
  try {
    await fillCatalog(homes, variables)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return { variables, [Symbol.asyncDispose]: postgres.stop }
}
