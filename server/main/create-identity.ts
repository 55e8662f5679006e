import type { Context, Hono } from 'hono'
import type { Env } from '#server/config/env.ts'
import type { Database } from '#server/db/open.ts'
import { httpsOf } from '#server/http/https.ts'
import type { QueueState } from '#server/http/limits/fair-queue.ts'
import type { Identity } from '#server/identity/identity.ts'
import { openPasswordPolicy } from '#server/identity/password-policy.ts'
import { embeddedIdentity } from '#server/identity/provider/embedded.ts'
import { firebaseIdentity } from '#server/identity/provider/firebase.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { oauthProviders } from '#server/oauth/providers.ts'
import { oauthRoutes } from '#server/oauth/routes.ts'
import type { Turn } from '#server/runtime/event-loop-turn.ts'

/** The configured identity provider. */
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
  /** Whether the labelled demo stands in for providers without a client. */
  readonly development: boolean
  readonly mailer: Mailer
  readonly clientIp: (c: Context) => string
  readonly turn: Turn
}

/**
 * The identity provider that the environment names: a Firebase project, or else this server.
 *
 * @throws one sentence when what is stored or configured cannot be used
 */
export async function createIdentityService(
  database: Database,
  env: Env,
  { development, mailer, clientIp, turn }: IdentityServiceOptions,
): Promise<CreatedIdentity> {
  const project = firebaseProject(env)
  if (project !== null) {
    const identity = firebaseIdentity(database.orm, project)
    return { identity, oauth: null, passwordQueue: null, idle: async () => {} }
  }
  const configuredUrl = env.CONFIGURED_SITE_URL
  const embedded = await embeddedIdentity({
    mailer,
    siteUrl: env.SITE_URL,
    addressOf: clientIp,
    isHttps: httpsOf(configuredUrl),
    turn,
    database,
    passwordPolicy: await openPasswordPolicy(env.PASSWORD_POLICY, siteWords(configuredUrl)),
  })
  const oauth = oauthRoutes({
    db: database.orm,
    providers: oauthProviders(oauthSettings(env)),
    demo: development,
    // The configured origin, whatever host a request names.
    publicOrigin: (request) => new URL(configuredUrl || request.url).origin,
  })
  return { ...embedded, oauth }
}

/** What the site is called, and the parts of its host. */
const siteWords = (siteUrl: string): string[] => [
  'homiq',
  ...(siteUrl === '' ? [] : new URL(siteUrl).hostname.split('.').slice(0, -1)),
]

function firebaseProject(env: Env) {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain } = env
  const { FIREBASE_PROJECT_ID: projectId } = env
  return apiKey && authDomain && projectId ? { apiKey, authDomain, projectId } : null
}

function oauthSettings(env: Env) {
  const client = (clientId: string | undefined, clientSecret: string | undefined) =>
    clientId && clientSecret ? { clientId, clientSecret } : null
  const google = client(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET)
  const github = client(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET)
  return {
    google: google && { ...google, issuer: env.GOOGLE_ISSUER },
    github: github && { ...github, url: env.GITHUB_URL },
  }
}
