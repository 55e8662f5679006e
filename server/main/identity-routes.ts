import { type Context, Hono } from 'hono'
import { MY_BAN_PATH } from '#domain/people/my-ban.ts'
import { ENDPOINTS } from '#domain/platform/paths.ts'
import { ACCOUNT_HOOKS } from '#server/operations/personal-data/delete-account.ts'
import { myDataRoutes } from '#server/operations/personal-data/routes.ts'
import type { Identity } from '#server/people/identity/identity.ts'
import { PEOPLE_LIMITS } from '#server/people/limits.ts'
import { sessionRoutes } from '#server/people/session/session-routes.ts'
import { mySignInsRoutes } from '#server/people/sign-in/routes.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { IsHttps } from '#server/platform/http/request/https.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import { log } from '#server/platform/log/log.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { myBanRoutes } from '#server/safety/ban/routes.ts'

/** Settings change only with the configuration, that is at a restart. */
const SETTINGS_MAX_AGE_SECONDS = 60

export interface IdentityRoutesOptions {
  readonly db: Queryable
  readonly identity: Identity
  /** Sign-in with Google and GitHub in a popup of this site; `null` where the SDK does it. */
  readonly oauth: Hono | null
  readonly clientIp: (c: Context) => string
  readonly isHttps: IsHttps
  readonly mailer: Mailer
  /** The URL that mailed links start with. */
  readonly siteUrl: string
  readonly now?: () => Date
}

/** Everything that the identity SDK requests from this site. */
export function identityRoutes(options: IdentityRoutesOptions): Hono {
  const { identity, oauth, clientIp } = options
  const app = new Hono()
  app.onError(createErrorHandler(log, 'Who somebody is could not be looked at.'))
  app.route(ENDPOINTS.session, sessionRoutes({ ...ACCOUNT_HOOKS, ...options }))
  app.route(ENDPOINTS.myData, myDataRoutes(options))
  app.route(ENDPOINTS.mySignIns, mySignInsRoutes(options))
  app.route(MY_BAN_PATH, myBanRoutes(options))
  app.get(ENDPOINTS.identitySettings, (c) =>
    c.json(identity.settings, 200, { 'Cache-Control': `max-age=${SETTINGS_MAX_AGE_SECONDS}` }),
  )
  if (oauth !== null) app.use('/identity/*', limitByIp(PEOPLE_LIMITS.oauth, clientIp))
  if (oauth !== null) app.route('/identity', oauth)
  app.all('/identity/*', (c) => c.notFound())
  if (identity.toolkit !== null) mount(app, identity.toolkit)
  return app
}
