import type { Hono } from 'hono'
import { createContext } from 'react-router'
import type { CatalogDistrict } from '#server/catalog/open.ts'
import type { People } from '#server/people/open.ts'
import { listModerators } from '#server/people/role/queries.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { mount } from '#server/platform/http/mount.ts'
import { log } from '#server/platform/log/log.ts'
import type { Platform } from '#server/platform/open.ts'
import { createCases } from './case/cases.ts'
import { createClaims } from './claim/claims.ts'
import { createDesk } from './desk/desk.ts'
import { createHomeChecks } from './home-check/home-checks.ts'
import { homeCheckRoutes } from './home-check/routes.ts'

/** Where moderators decide. */
export type Moderation = Awaited<ReturnType<typeof openModeration>>

export const moderationContext = createContext<Moderation>()

export interface ModerationOptions {
  readonly people: People
  readonly catalog: CatalogDistrict
}

export async function openModeration(platform: Platform, { people, catalog }: ModerationOptions) {
  const { db, env, mailer } = platform
  const { rates } = catalog
  await warnWithoutModerator(db)
  const tools = { db, rates, mailer, siteUrl: env.SITE_URL }
  const checks = createHomeChecks({ ...tools, reader: platform.pictures.reader })
  const uploads = homeCheckRoutes(platform, { identity: people.identity, checks })
  const desk = createDesk(tools)
  const claims = createClaims(tools)
  return {
    desk,
    claims,
    checks,
    cases: createCases({ db, desk, claims, checks }),
    routes: [],
    addUploads: (app: Hono) => mount(app, uploads),
  }
}

/** Warns at startup that homes would wait for a moderator who does not exist. */
async function warnWithoutModerator(db: Queryable): Promise<void> {
  if ((await listModerators(db)).length > 0) return
  log.info(
    'Nobody moderates yet, so homes that owners hand in wait. Register on the site, then name a moderator: npm run accounts -- grant moderator EMAIL. Or look around where one works: npm run demo',
  )
}
