import type { Context, Hono } from 'hono'
import { ACCOUNT_HOOKS } from '#server/operations/personal-data/delete-account.ts'
import type { Identity } from '#server/people/identity/identity.ts'
import { loadPasswordPolicy } from '#server/people/identity/password-policy.ts'
import { embeddedIdentity } from '#server/people/identity/provider/embedded.ts'
import { firebaseIdentity } from '#server/people/identity/provider/firebase.ts'
import { createOAuthProviders } from '#server/people/oauth/provider/providers.ts'
import { oauthRoutes } from '#server/people/oauth/routes.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { QueueState } from '#server/platform/http/limits/fair-queue.ts'
import { createIsHttps } from '#server/platform/http/request/https.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { YieldToEventLoop } from '#server/platform/runtime/yield-to-event-loop.ts'

export interface CreatedIdentity {
  readonly identity: Identity
  /** Sign-in with Google and GitHub in a popup of this site; `null` where the SDK does it. */
  readonly oauth: Hono | null
  /** Passwords waiting to be hashed; `null` where another provider does that. */
  readonly passwordQueue: QueueState | null
  /** Resolves when no background work is left. */
  readonly idle: () => Promise<void>
}

export interface IdentityServiceOptions {
  /** Whether a demo replaces providers without a client. */
  readonly development: boolean
  readonly mailer: Mailer
  readonly clientIp: (c: Context) => string
  readonly yieldToEventLoop: YieldToEventLoop
}

/**
 * A Firebase project if one is configured, else this server.
 *
 * @throws {Error} one sentence when stored or configured values cannot be used
 */
export async function createIdentityService(
  database: Database,
  env: Env,
  { development, mailer, clientIp, yieldToEventLoop }: IdentityServiceOptions,
): Promise<CreatedIdentity> {
  const project = getFirebaseProject(env)
  if (project !== null) {
    const identity = firebaseIdentity(database.orm, project)
    return { identity, oauth: null, passwordQueue: null, idle: async () => {} }
  }
  const configuredUrl = env.CONFIGURED_SITE_URL
  const embedded = await embeddedIdentity({
    mailer,
    hooks: ACCOUNT_HOOKS,
    siteUrl: env.SITE_URL,
    clientIp,
    isHttps: createIsHttps(configuredUrl),
    yieldToEventLoop,
    database,
    passwordPolicy: await loadPasswordPolicy(env.PASSWORD_POLICY, getSiteWords(configuredUrl)),
  })
  const oauth = oauthRoutes({
    db: database.orm,
    providers: createOAuthProviders(getOAuthSettings(env)),
    demo: development,
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
