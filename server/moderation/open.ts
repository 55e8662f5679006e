import type { Hono } from 'hono'
import { createContext } from 'react-router'
import type { CatalogDistrict } from '#server/catalog/open.ts'
import type { People } from '#server/people/open.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/open.ts'
import { createCases } from './cases/cases.ts'
import { createClaims } from './claim/claims.ts'
import { createDesk } from './desk/desk.ts'
import { warnWithoutModerator } from './desk/warn-without-moderator.ts'
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
