import type { Env } from '#server/platform/config/env.ts'
import type { DistrictRoutes } from '#server/platform/district.ts'
import type { QueueState } from '#server/platform/http/limits/fair-queue.ts'
import { registerGauge } from '#server/platform/metrics.ts'
import type { Platform } from '#server/platform/open.ts'
import type { AccountHooks } from './account/account-hooks.ts'
import type { Identity } from './identity/identity.ts'
import { loadPasswordPolicy } from './identity/password-policy.ts'
import { embeddedIdentity } from './identity/provider/embedded.ts'
import { firebaseIdentity } from './identity/provider/firebase.ts'
import { createOAuthProviders } from './oauth/provider/providers.ts'
import { oauthRoutes } from './oauth/routes.ts'
import { peopleRoutes } from './routes.ts'
import { createVisitor, type Visitor } from './session/visitor.ts'

/** Everything about who somebody is. */
export interface People extends DistrictRoutes {
  readonly identity: Identity
  /** Passwords waiting to be hashed; `null` where another provider does that. */
  readonly passwordQueue: QueueState | null
  readonly createVisitor: (request: Request) => Visitor
}

export interface PeopleOptions {
  readonly hooks: AccountHooks
  /** Whether a demo replaces sign-in providers without a client. */
  readonly isDevelopment: boolean
}

/**
 * A Firebase project if one is configured, else this server.
 *
 * @throws {Error} one sentence when stored or configured values cannot be used
 */
export async function openPeople(platform: Platform, options: PeopleOptions): Promise<People> {
  const { db, clientIp, isHttps } = platform
  const { identity, passwordQueue, oauth } = await openIdentity(platform, options)
  registerGauge('homiq_password_queue_length', 'Passwords that wait to be hashed.', () =>
    passwordQueue === null ? 0 : passwordQueue.pendingCount(),
  )
  return {
    identity,
    passwordQueue,
    createVisitor: (request) => createVisitor(request, { db, identity, https: isHttps(request) }),
    routes: [peopleRoutes({ db, identity, oauth, clientIp, isHttps, hooks: options.hooks })],
  }
}

async function openIdentity(platform: Platform, { hooks, isDevelopment }: PeopleOptions) {
  const { database, env } = platform
  const project = getFirebaseProject(env)
  if (project !== null)
    return { identity: firebaseIdentity(database.orm, project), oauth: null, passwordQueue: null }
  const configuredUrl = env.CONFIGURED_SITE_URL
  const embedded = await embeddedIdentity({
    ...platform,
    hooks,
    siteUrl: env.SITE_URL,
    passwordPolicy: await loadPasswordPolicy(env.PASSWORD_POLICY, getSiteWords(configuredUrl)),
  })
  platform.onStop(embedded.idle)
  const oauth = oauthRoutes({
    db: database.orm,
    providers: createOAuthProviders(getOAuthSettings(env)),
    demo: isDevelopment,
    // The configured origin, whatever host a request names.
    getPublicOrigin: (request) => new URL(configuredUrl || request.url).origin,
  })
  return { ...embedded, oauth }
}

/** The site's name and the labels of its host, which a strict policy forbids in passwords. */
const getSiteWords = (siteUrl: string): string[] => [
  'homiq',
  ...(siteUrl === '' ? [] : new URL(siteUrl).hostname.split('.').slice(0, -1)),
]

function getFirebaseProject(env: Env) {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain } = env
  const { FIREBASE_PROJECT_ID: projectId } = env
  return apiKey && authDomain && projectId ? { apiKey, authDomain, projectId } : null
}

function getOAuthSettings(env: Env) {
  const client = (clientId: string | undefined, clientSecret: string | undefined) =>
    clientId && clientSecret ? { clientId, clientSecret } : null
  const google = client(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET)
  const github = client(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET)
  return {
    google: google && { ...google, issuer: env.GOOGLE_ISSUER },
    github: github && { ...github, url: env.GITHUB_URL },
  }
}
