import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ownPagesOnly } from '#server/http/same-origin.ts'
import { log } from '#server/log/log.ts'
import { arrive } from './arrive.ts'
import { answerDemo } from './demo.ts'
import { depart } from './depart.ts'
import type { OAuthDependencies, ProviderDesk } from './desk.ts'
import { OAUTH_PATH } from './popup-page.ts'
import { POPUP_STYLE } from './popup-style.ts'
import type { ProviderSlug } from './providers.ts'

const SLUGS: readonly ProviderSlug[] = ['google', 'github']

/** A form of the chooser, in bytes: an attempt and an address. */
const LARGEST_FORM = 2048

/**
 * Sign-in at Google and GitHub in a popup of ours, to be mounted at `/identity`: the way out, the
 * way back, the chooser that stands in while developing, and the style of these pages.
 */
export function oauthRoutes(dependencies: OAuthDependencies): Hono {
  const { publicOrigin } = dependencies
  const app = new Hono()
  for (const slug of SLUGS) {
    const desk: ProviderDesk = {
      now: () => new Date(),
      report: (line) => log.warn(line),
      ...dependencies,
      slug,
      callback: (request) => `${publicOrigin(request)}${OAUTH_PATH}/${slug}/callback`,
    }
    app.get(`/${slug}`, (c) => depart(c, desk))
    app.get(`/${slug}/callback`, (c) => arrive(c, desk))
    if (!desk.demo || desk.providers[slug] !== null) continue
    app.post(`/demo/${slug}`, ownPagesOnly, bodyLimit({ maxSize: LARGEST_FORM }), (c) =>
      answerDemo(c, desk),
    )
  }
  app.get('/popup.css', (c) =>
    c.body(POPUP_STYLE, 200, { 'Content-Type': 'text/css', 'Cache-Control': 'no-cache' }),
  )
  return app
}
