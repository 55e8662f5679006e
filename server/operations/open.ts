import { Hono } from 'hono'
import { ENDPOINTS } from '#domain/platform/paths.ts'
import type { People } from '#server/people/open.ts'
import type { DistrictRoutes } from '#server/platform/district.ts'
import type { Platform } from '#server/platform/open.ts'
import { openControl } from './control/open-control.ts'
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
