import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import type { OAuthSettings } from '#server/people/oauth/provider/providers.ts'
import type { Faults } from './faults.ts'
import { githubRoutes } from './github.ts'
import { googleRoutes } from './google.ts'
import { Grants } from './grants.ts'

/** The only client that the provider accepts. */
const CLIENT = { clientId: 'homiq-test', clientSecret: 'homiq-test-secret' }

export interface OAuthProviderServer {
  /** The site's settings for these providers. */
  readonly settings: { [Slug in keyof OAuthSettings]: NonNullable<OAuthSettings[Slug]> }
  readonly faults: Faults
  stop(): Promise<void>
}

/**
 * Fakes of Google and GitHub. They check what the real ones check (client, secret, redirect URI, code and verifier)
 * and confirm any email address that is entered.
 *
 * @param port a free one by default
 */
export async function startOAuthProvider(port = 0): Promise<OAuthProviderServer> {
  const faults: Faults = {}
  const app = new Hono()
  app.use(async (c, next) => {
    if (faults.status === undefined) return next()
    return c.text('Out of order.', faults.status)
  })
  // Responses contain the origin, so requests wait until the port is known.
  let ready: () => void = () => {}
  const routed = new Promise<void>((resolve) => {
    ready = resolve
  })
  const server = createAdaptorServer({ fetch: (request) => routed.then(() => app.fetch(request)) })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = {
    google: { ...CLIENT, issuer: origin },
    github: { ...CLIENT, url: origin },
  }
  app.route('/', await googleRoutes(settings.google, new Grants(CLIENT), faults))
  app.route('/', githubRoutes(settings.github, new Grants(CLIENT)))
  ready()
  return {
    settings,
    faults,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
