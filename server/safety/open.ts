import { Hono } from 'hono'
import { createContext } from 'react-router'
import { MY_BAN_PATH } from '#domain/people/my-ban.ts'
import type { People } from '#server/people/open.ts'
import type { Platform } from '#server/platform/open.ts'
import { createBans } from './ban/bans.ts'
import { myBanRoutes } from './ban/routes.ts'
import { createReports } from './report/reports.ts'

/** What is recorded against abuse. */
export type Safety = ReturnType<typeof openSafety>

export const safetyContext = createContext<Safety>()

export function openSafety(platform: Platform, { identity }: People) {
  const { db } = platform
  return {
    bans: createBans({ db }),
    reports: createReports(db),
    routes: [new Hono().route(MY_BAN_PATH, myBanRoutes({ ...platform, identity }))],
  }
}
