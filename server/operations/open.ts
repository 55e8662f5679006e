import { Hono } from 'hono'
import { ENDPOINTS } from '#domain/platform/paths.ts'
import type { People } from '#server/people/open.ts'
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
  // Only this process can open the embedded database; commands connect to a PostgreSQL server themselves.
  if (database.kind === 'embedded') {
    const { pool, orm: db } = database
    const { provider } = identity.settings
    const onError = (err: unknown) => log.error({ err }, 'An order of the operator failed.')
    const routes = controlRoutes({ pool, db, dataDir: env.DATA_DIR, provider, onError })
    onStop(await listenForCommands(env.DATA_DIR, routes.fetch))
  }
  const tools = { ...platform, identity, siteUrl: env.SITE_URL }
  return { routes: [new Hono().route(ENDPOINTS.myData, myDataRoutes(tools))] }
}
