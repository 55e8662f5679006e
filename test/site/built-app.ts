import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { readEnv } from '#server/config/env.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import type { Database } from '#server/db/open.ts'
import type { Catalog } from '#server/listing/catalog.ts'
import { seedSamples } from '#server/listing/seed/commands.ts'
import { createApp } from '#server/main/app.ts'
import { createServices } from '#server/main/services/create-services.ts'

/** The folder of the build, which tests look at and do not make. */
export const BUILD = join(import.meta.dirname, '../../build')

/** @throws a sentence when there is no build to test */
export function requireBuild(): void {
  if (existsSync(join(BUILD, 'server/index.js'))) return
  throw new Error('There is no build to test. `npm run build` makes one, and `npm test` by itself.')
}

/** A route without a page. */
type RouteModule = Omit<ServerRouteModule, 'default'>
type ServerRouteModule = NonNullable<ServerBuild['routes'][string]>['module']

const toRouteManifest = (routes: Readonly<Record<string, RouteModule>>): ServerBuild['routes'] =>
  Object.fromEntries(
    Object.entries(routes).map(([path, module]) => [
      path,
      // Without a component, which its type demands, it is a resource route.
      { id: path, path, module: module as ServerRouteModule },
    ]),
  )

export interface BuiltApp {
  /** Asks the site for a path, as from `http://localhost`. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>
  readonly stop: () => Promise<void>
}

/** The whole site as the build made it, in production, over a database that it fills by itself. */
export async function startBuiltApp(
  database: Database,
  {
    env = {},
    catalog,
    routes = {},
  }: {
    /** Variables of the environment; the server keeps its files in a folder of its own. */
    readonly env?: Readonly<Record<string, string>>
    /** Calls of the catalog that are answered otherwise, such as by failing. */
    readonly catalog?: Partial<Catalog>
    /** Loaders and headers of routes that the site does not have, by their path. */
    readonly routes?: Readonly<Record<string, RouteModule>>
  } = {},
): Promise<BuiltApp> {
  requireBuild()
  // React decides when it is imported whether it is in production.
  process.env.NODE_ENV = 'production'
  // By its path and not by its URL: so Vitest loads it with the modules that the test has.
  const serverBuild: ServerBuild = await import(join(BUILD, 'server/index.js'))
  const folder = mkdtempSync(join(tmpdir(), 'homiq-app-'))
  const settings = readEnv({ DATA_DIR: folder, ...env })
  await database.withoutDeadlines(migrateDatabase)
  await seedSamples(database.orm, new Date())
  const services = await createServices(settings, { database, build: BUILD })
  const { fetch } = createApp(
    { ...services, catalog: { ...services.catalog, ...catalog } },
    {
      serverBuild: {
        ...serverBuild,
        routes: { ...serverBuild.routes, ...toRouteManifest(routes) },
      },
      folders: { client: join(BUILD, 'client'), pictures: join(BUILD, 'pictures') },
      mode: 'production',
      cachePages: true,
    },
  )
  return {
    request: async (path, init) => fetch(new Request(`http://localhost${path}`, init)),
    async stop() {
      await services.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
