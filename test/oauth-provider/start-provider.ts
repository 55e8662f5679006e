import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import type { OAuthSettings } from '#server/oauth/providers.ts'
import type { Faults } from './faults.ts'
import { githubRoutes } from './github.ts'
import { googleRoutes } from './google.ts'
import { Grants } from './grants.ts'

/** The one client that the provider knows; an exercise, no secret. */
const CLIENT = { clientId: 'homiq-test', clientSecret: 'homiq-test-secret' }

export interface OAuthProviderServer {
  /** What the site must be set to. */
  readonly settings: { [Slug in keyof OAuthSettings]: NonNullable<OAuthSettings[Slug]> }
  readonly faults: Faults
  stop(): Promise<void>
}

/**
 * A Google and a GitHub on this machine: they check what the real ones check (the client and its
 * secret, the address to send back to, code and verifier), and vouch for any address that is typed.
 *
 * @param port any free one by default
 */
export async function startOAuthProvider(port = 0): Promise<OAuthProviderServer> {
  const faults: Faults = {}
  const app = new Hono()
  app.use(async (c, next) => {
    if (faults.status === undefined) return next()
    return c.text('Out of order.', faults.status)
  })
  // Its address is part of what it answers, so it listens first and answers when that is known.
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
