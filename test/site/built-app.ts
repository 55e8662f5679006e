import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import type { Catalog } from '#server/catalog/listing/catalog.ts'
import { seedSamples } from '#server/catalog/listing/seed/commands.ts'
import { createApp } from '#server/main/app.ts'
import { openDistricts } from '#server/main/open-districts.ts'
import { loadServerBuilds } from '#server/main/server-builds.ts'
import { startJobs } from '#server/main/start-jobs.ts'
import { readEnv } from '#server/platform/config/env.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import type { Database } from '#server/platform/db/open.ts'
import { openPlatform } from '#server/platform/open.ts'
import { createStops } from '#server/platform/stops.ts'

export const BUILD = join(import.meta.dirname, '../../build')

/** @throws when there is no build */
export function requireBuild(): void {
  if (existsSync(join(BUILD, 'server/index.js'))) return
  throw new Error('There is no build to test. `npm run build` makes one, and `npm test` by itself.')
}

/** A resource route that a test adds. */
type RouteModule = Omit<ServerRouteModule, 'default'>
type ServerRouteModule = NonNullable<ServerBuild['routes'][string]>['module']

const toRouteManifest = (routes: Readonly<Record<string, RouteModule>>): ServerBuild['routes'] =>
  Object.fromEntries(
    Object.entries(routes).map(([path, module]) => [
      path,
      // The type requires a component, which a resource route does not have.
      { id: path, path, module: module as ServerRouteModule },
    ]),
  )

export interface BuiltApp {
  /** Sends a request to `http://localhost`. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>
  /** Returns the same site with caches of its own, which renders every page again. */
  readonly openWithoutPageCache: () => Pick<BuiltApp, 'request'>
  readonly stop: () => Promise<void>
}

/** The built site in production mode, on this database with the sample listings. */
export async function startBuiltApp(
  database: Database,
  {
    env = {},
    catalog,
    routes = {},
  }: {
    /** Environment variables. `DATA_DIR` is a temporary folder by default. */
    readonly env?: Readonly<Record<string, string>>
    /** Overrides methods of the catalog. */
    readonly catalog?: Partial<Catalog>
    /** Additional resource routes by path. */
    readonly routes?: Readonly<Record<string, RouteModule>>
  } = {},
): Promise<BuiltApp> {
  requireBuild()
  // React reads this when it is imported.
  process.env.NODE_ENV = 'production'
  // This is a path, not a file URL, so that Vitest loads it with the same modules as the test.
  const serverBuilds = await loadServerBuilds(BUILD, (file) => import(file))
  const folder = mkdtempSync(join(tmpdir(), 'homiq-app-'))
  const settings = readEnv({ DATA_DIR: folder, ...env })
  await database.withoutDeadlines(migrateDatabase)
  await seedSamples(database.orm, new Date())
  const { onStop, stopAll } = createStops((error) => {
    throw error
  })
  const platform = await openPlatform(settings, { database, build: BUILD, onStop })
  const districts = await openDistricts(platform)
  await startJobs(platform, districts.catalog.rates)
  onStop(districts.messages.endStreams)
  onStop(districts.catalog.endStreams)
  function open(cachePages: boolean): BuiltApp['request'] {
    const { fetch } = createApp(
      platform,
      { ...districts, catalog: { ...districts.catalog, ...catalog } },
      {
        serverBuilds: {
          ...serverBuilds,
          en: {
            ...serverBuilds.en,
            routes: { ...serverBuilds.en.routes, ...toRouteManifest(routes) },
          },
        },
        client: join(BUILD, 'client'),
        mode: 'production',
        cachePages,
      },
    )
    return async (path, init) => fetch(new Request(`http://localhost${path}`, init))
  }
  return {
    request: open(true),
    openWithoutPageCache: () => ({ request: open(false) }),
    async stop() {
      await stopAll()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
