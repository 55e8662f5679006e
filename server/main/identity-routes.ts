import { type Context, Hono } from 'hono'
import type { Queryable } from '#server/db/open.ts'
import { answerFailure } from '#server/http/failure.ts'
import type { IsHttps } from '#server/http/https.ts'
import { LIMITS } from '#server/http/limits/limits.ts'
import { limited } from '#server/http/limits/rate-limit.ts'
import { mount } from '#server/http/mount.ts'
import type { Identity } from '#server/identity/identity.ts'
import { log } from '#server/log/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { myDataRoutes } from '#server/my-data/routes.ts'
import { mySignInsRoutes } from '#server/my-sign-ins/routes.ts'
import { sessionEndpoint } from '#server/visitor/session-routes.ts'

/** The settings change with the configuration only, which needs a new start. Seconds. */
const SETTINGS_KEPT_S = 60

export interface IdentityRoutesOptions {
  readonly db: Queryable
  readonly identity: Identity
  /** Sign-in at outside providers in a popup of ours; `null` where the SDK sees to it. */
  readonly oauth: Hono | null
  readonly addressOf: (c: Context) => string
  readonly isHttps: IsHttps
  readonly mailer: Mailer
  /** The address of the site as mailed links begin with it. */
  readonly siteUrl: string
  readonly now?: () => Date
}

/** All that the identity SDK of the pages asks this site for. */
export function identityRoutes(options: IdentityRoutesOptions): Hono {
  const { identity, oauth, addressOf } = options
  const app = new Hono()
  app.onError(answerFailure(log, 'Who somebody is could not be looked at.'))
  app.route('/session', sessionEndpoint(options))
  app.route('/my/data', myDataRoutes(options))
  app.route('/my/sign-ins', mySignInsRoutes(options))
  app.get('/identity/settings', (c) =>
    c.json(identity.settings, 200, { 'Cache-Control': `max-age=${SETTINGS_KEPT_S}` }),
  )
  if (oauth !== null) app.use('/identity/*', limited(LIMITS.oauth, addressOf))
  if (oauth !== null) app.route('/identity', oauth)
  app.all('/identity/*', (c) => c.notFound())
  if (identity.toolkit !== null) mount(app, identity.toolkit)
  return app
}
