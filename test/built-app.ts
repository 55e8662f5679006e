import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readEnv } from '#server/config/env.ts'
import type { Database } from '#server/db/open.ts'
import type { Fetch } from '#server/http/fetch.ts'
import type { Catalogue } from '#server/listing/catalogue.ts'
import type * as App from '#server/main/app.ts'
import { openSources } from '#server/main/create-services.ts'

/** The folder of the build, which tests look at and do not make. */
export const BUILD = join(import.meta.dirname, '../build')

/** @throws a sentence when there is no build to test */
export function expectBuild(): void {
  if (existsSync(join(BUILD, 'server/index.js'))) return
  throw new Error('There is no build to test. `npm run build` makes one, and `npm test` by itself.')
}

export interface BuiltApp {
  /** Asks the site for a path, as from `http://localhost`. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  readonly stop: () => Promise<void>
}

/** The whole site as the build made it, in production, over a database that it fills by itself. */
export async function builtApp(
  database: Database,
  {
    env = {},
    catalogue,
  }: {
    /** Variables of the environment; the server keeps its files in a folder of its own. */
    readonly env?: Readonly<Record<string, string>>
    /** Calls of the catalogue that are answered otherwise, such as by failing. */
    readonly catalogue?: Partial<Catalogue>
  } = {},
): Promise<BuiltApp> {
  expectBuild()
  // React decides when it is imported whether it is in production.
  process.env.NODE_ENV = 'production'
  const program = pathToFileURL(join(BUILD, 'server/index.js')).href
  const { createApp } = (await import(program)) as typeof App
  const folder = mkdtempSync(join(tmpdir(), 'homiq-app-'))
  const settings = readEnv({ DATA_DIR: folder, ...env })
  const sources = await openSources(database, BUILD, settings, { development: false })
  const { fetch }: { fetch: Fetch } = createApp({
    ...sources,
    catalogue: { ...sources.catalogue, ...catalogue },
    folders: { client: join(BUILD, 'client'), pictures: join(BUILD, 'pictures') },
    mode: 'production',
    keepPages: true,
  })
  return {
    ask: async (path, init) => fetch(new Request(`http://localhost${path}`, init)),
    async stop() {
      await sources.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
