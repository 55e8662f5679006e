import { Hono } from 'hono'
import { ENDPOINTS } from '#domain/platform/paths.ts'
import { limitByIp } from '#server/platform/http/limits/rate-limit.ts'
import { mount } from '#server/platform/http/mount.ts'
import { createErrorHandler } from '#server/platform/http/response/error-handler.ts'
import type { AccountHooks } from './account/account-hooks.ts'
import { myLanguageRoutes } from './language/routes.ts'
import { PEOPLE_LIMITS } from './rate-limits.ts'
import type { PersonRoutesOptions } from './session/find-person.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { mySignInsRoutes } from './sign-in/routes.ts'

/** Settings change only with the configuration, that is at a restart. */
const SETTINGS_MAX_AGE_SECONDS = 60

export interface PeopleRoutesOptions extends PersonRoutesOptions {
  readonly hooks: AccountHooks
  /** Sign-in with Google and GitHub in a popup of this site; `null` where the SDK does it. */
  readonly oauth: Hono | null
}

/** Sessions, sign-ins, and everything that the identity SDK requests from this site. */
export function peopleRoutes(options: PeopleRoutesOptions): Hono {
  const { identity, hooks, oauth, clientIp } = options
  const app = new Hono()
  app.onError(createErrorHandler('Who somebody is could not be looked at.'))
  app.route(ENDPOINTS.session, sessionRoutes({ ...options, ...hooks }))
  app.route(ENDPOINTS.mySignIns, mySignInsRoutes(options))
  app.route(ENDPOINTS.myLanguage, myLanguageRoutes(options))
  app.get(ENDPOINTS.identitySettings, (c) =>
    c.json(identity.settings, 200, { 'Cache-Control': `max-age=${SETTINGS_MAX_AGE_SECONDS}` }),
  )
  if (oauth !== null) {
    app.use('/identity/*', limitByIp(PEOPLE_LIMITS.oauth, clientIp))
    app.route('/identity', oauth)
  }
  app.all('/identity/*', (c) => c.notFound())
  if (identity.toolkit !== null) mount(app, identity.toolkit)
  return app
}
