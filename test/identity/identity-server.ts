import { createPasswordHasher, type PasswordCost } from '#server/account/password-hash.ts'
import type { Database } from '#server/db/open.ts'
import type { Mail } from '#server/db/schema/mail-spool.ts'
import { IDENTITY_LIMITS, type IdentityLimits } from '#server/http/limits/limits.ts'
import { listen } from '#server/http/listener/listen.ts'
import { getClientIp } from '#server/http/request/client-ip.ts'
import type { IsHttps } from '#server/http/request/https.ts'
import type { Identity } from '#server/identity/identity.ts'
import { type PasswordPolicy, STANDARD_POLICY } from '#server/identity/password-policy.ts'
import { embeddedIdentity } from '#server/identity/provider/embedded.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { identityRoutes } from '#server/main/identity-routes.ts'

/** The embedded identity service, listening by itself on a free port of this machine. */
export interface IdentityServer {
  readonly url: string
  readonly identity: Identity
  /** What was mailed so far. */
  readonly mails: Mail[]
  /** The server's clock, in milliseconds since 1970; a test may set it. */
  readonly clock: { ms: number }
  /** Waits for what runs in the background. */
  readonly waitUntilIdle: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A cost that is no protection: tests hash many passwords. */
const CHEAP_COST: PasswordCost = { ln: 4, r: 8, p: 1 }

/** Starts the service on a database. Addresses of the network come from `X-Forwarded-For`. */
export async function startIdentityServer(
  database: Database,
  {
    limits = {},
    cost = CHEAP_COST,
    isHttps = () => false,
    mailer,
    passwordPolicy = STANDARD_POLICY,
  }: {
    readonly limits?: Partial<IdentityLimits>
    readonly cost?: PasswordCost
    readonly isHttps?: IsHttps
    /** Takes the mails; by default they are kept in `mails`. */
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
    ...shared,
    database,
    limits: { ...IDENTITY_LIMITS, ...limits },
    passwords: createPasswordHasher(cost),
    passwordPolicy,
  })
  const app = identityRoutes({ ...shared, db: database.orm, identity, oauth: null })
  const server = await listen((request, connection) => app.fetch(request, { ...connection }), {
    port: 0,
    host: '127.0.0.1',
  })
  return { url: server.url, identity, mails, clock, waitUntilIdle: idle, stop: server.stop }
}

/** The newest message to an address that has a link with a code. */
export const findNewestLinkMail = (mails: readonly Mail[], email: string): Mail | undefined =>
  mails.findLast((mail) => mail.to === email && getCode(mail) !== '')

/** The code of the link in a message. */
export function getCode(mail: Mail | undefined): string {
  return /oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
