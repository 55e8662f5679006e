import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requireOwnPage } from '#server/platform/http/request/same-origin.ts'
import { log } from '#server/platform/log/log.ts'
import { authorize } from './authorize.ts'
import { handleCallback } from './callback.ts'
import type { OAuthDependencies, ProviderContext } from './context.ts'
import { handleDemo } from './demo.ts'
import { OAUTH_PATH } from './popup/popup-page.ts'
import type { ProviderSlug } from './provider/providers.ts'

const SLUGS: readonly ProviderSlug[] = ['google', 'github']

/** Fits the demo page's form: an attempt and an email address. */
const MAX_FORM_BYTES = 2048

/**
 * Sign-in with Google and GitHub in a popup of this site. Mounted at `/identity`: authorization
 * requests, callbacks and the demo.
 */
export function oauthRoutes(dependencies: OAuthDependencies): Hono {
  const { getPublicOrigin } = dependencies
  const app = new Hono()
  for (const slug of SLUGS) {
    const context: ProviderContext = {
      now: () => new Date(),
      logFailure: (line) => log.warn(line),
      ...dependencies,
      slug,
      getCallbackUrl: (request) => `${getPublicOrigin(request)}${OAUTH_PATH}/${slug}/callback`,
    }
    app.get(`/${slug}`, (c) => authorize(c, context))
    app.get(`/${slug}/callback`, (c) => handleCallback(c, context))
    if (!context.demo || context.providers[slug] !== null) continue
    app.post(`/demo/${slug}`, requireOwnPage, bodyLimit({ maxSize: MAX_FORM_BYTES }), (c) =>
      handleDemo(c, context),
    )
  }
  return app
}
