import { Hono } from 'hono'
import { ENDPOINTS } from '#domain/platform/paths.ts'
import type { Identity } from '#server/people/identity/identity.ts'
import type { People } from '#server/people/open.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { DistrictRoutes } from '#server/platform/district.ts'
import { log } from '#server/platform/log/log.ts'
import type { Platform } from '#server/platform/open.ts'
import { listenForCommands } from './control/listen.ts'
import { controlRoutes } from './control/routes.ts'
import { myDataRoutes } from './personal-data/routes.ts'

/** What operators and the law ask for. */
export async function openOperations(
  platform: Platform,
  { identity }: People,
): Promise<DistrictRoutes> {
  const { database, env, onStop } = platform
  onStop(await openControl(database, env.DATA_DIR, identity))
  const tools = { ...platform, identity, siteUrl: env.SITE_URL }
  return { routes: [new Hono().route(ENDPOINTS.myData, myDataRoutes(tools))] }
}

/**
 * Gives commands such as `npm run backup` access to the embedded database, which only this process
 * can open. They connect to a PostgreSQL server themselves.
 *
 * @returns a function that stops listening
 */
async function openControl(
  database: Database,
  dataDir: string,
  { settings }: Identity,
): Promise<() => Promise<void>> {
  if (database.kind !== 'embedded') return async () => {}
  const { pool, orm: db } = database
  const onError = (err: unknown) => log.error({ err }, 'An order of the operator failed.')
  const { provider } = settings
  const routes = controlRoutes({ pool, db, dataDir, provider, onError })
  return listenForCommands(dataDir, routes.fetch)
}
