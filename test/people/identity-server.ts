import { Hono } from 'hono'
import { MY_BAN_PATH } from '#domain/people/my-ban.ts'
import { ENDPOINTS } from '#domain/platform/paths.ts'
import { ACCOUNT_HOOKS } from '#server/operations/personal-data/delete-account.ts'
import { type MyDataOptions, myDataRoutes } from '#server/operations/personal-data/routes.ts'
import { createPasswordHasher, type PasswordCost } from '#server/people/account/password-hash.ts'
import type { Identity } from '#server/people/identity/identity.ts'
import { type PasswordPolicy, STANDARD_POLICY } from '#server/people/identity/password-policy.ts'
import { embeddedIdentity } from '#server/people/identity/provider/embedded.ts'
import { IDENTITY_LIMITS, type IdentityLimits } from '#server/people/rate-limits.ts'
import { type PeopleRoutesOptions, peopleRoutes } from '#server/people/routes.ts'
import type { Database } from '#server/platform/db/open.ts'
import { listen } from '#server/platform/http/listener/listen.ts'
import { mount } from '#server/platform/http/mount.ts'
import { getClientIp } from '#server/platform/http/request/client-ip.ts'
import type { IsHttps } from '#server/platform/http/request/https.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Mail } from '#server/platform/tables.ts'
import { myBanRoutes } from '#server/safety/ban/routes.ts'

/** The embedded identity service on a free port, without the rest of the site. */
export interface IdentityServer {
  readonly url: string
  readonly identity: Identity
  readonly mails: Mail[]
  /** The server's time in milliseconds since 1970, which tests may set. */
  readonly clock: { ms: number }
  /** Waits for background work. */
  readonly waitUntilIdle: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Client IPs are taken from `X-Forwarded-For`. */
export async function startIdentityServer(
  database: Database,
  {
    limits = {},
    cost,
    isHttps = () => false,
    mailer,
    passwordPolicy = STANDARD_POLICY,
  }: {
    readonly limits?: Partial<IdentityLimits>
    readonly cost?: PasswordCost
    readonly isHttps?: IsHttps
    /** By default, mails are collected in `mails`. */
    readonly mailer?: Mailer
    readonly passwordPolicy?: PasswordPolicy
  } = {},
): Promise<IdentityServer> {
  const mails: Mail[] = []
  const clock = { ms: Date.now() }
  const now = () => new Date(clock.ms)
  const clientIp = (c: Parameters<typeof getClientIp>[0]) =>
    getClientIp(c, { proxies: 1, loopback: false })
  const shared = {
    mailer: mailer ?? { send: async (mail: Mail) => void mails.push(mail) },
    siteUrl: 'https://homiq.test',
    clientIp,
    isHttps,
    now,
  }
  const { identity, idle } = await embeddedIdentity({
    hooks: ACCOUNT_HOOKS,
    ...shared,
    database,
    limits: { ...IDENTITY_LIMITS, ...limits },
    passwords: createPasswordHasher(cost),
    passwordPolicy,
  })
  const app = createIdentityApp({ ...shared, db: database.orm, identity })
  const server = await listen((request, connection) => app.fetch(request, { ...connection }), {
    port: 0,
    host: '127.0.0.1',
  })
  return { url: server.url, identity, mails, clock, waitUntilIdle: idle, stop: server.stop }
}

/** Everything that the identity SDK and the settings request, with the default hooks of accounts. */
export function createIdentityApp(
  options: Omit<PeopleRoutesOptions & MyDataOptions, 'hooks' | 'oauth'>,
): Hono {
  const app = new Hono()
  mount(app, peopleRoutes({ ...options, hooks: ACCOUNT_HOOKS, oauth: null }))
  mount(app, new Hono().route(ENDPOINTS.myData, myDataRoutes(options)))
  mount(app, new Hono().route(MY_BAN_PATH, myBanRoutes(options)))
  return app
}

/** The newest mail to this email address that contains a link with a code. */
export const findNewestLinkMail = (mails: readonly Mail[], email: string): Mail | undefined =>
  mails.findLast((mail) => mail.to === email && getCode(mail) !== '')

/** The action code of the link in a mail, or an empty string. */
export function getCode(mail: Mail | undefined): string {
  return /oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
