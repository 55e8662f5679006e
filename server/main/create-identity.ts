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
import { identityRoutes } from './identity-routes.ts'

/** The configured identity provider, and what serves it. */
export interface OpenIdentity {
  readonly identity: Identity
  /** Answers what the pages ask of it. */
  readonly routes: Pick<Hono, 'fetch'>
  /** The queue of passwords to be hashed; `null` where another provider does that. */
  readonly passwordQueue: QueueState | null
  /** Resolves when nothing is left to be done in the background. */
  readonly idle: () => Promise<void>
}

export interface OpenIdentityOptions {
  /** Whether the labelled demo stands in for providers without a client. */
  readonly development: boolean
  readonly mailer: Mailer
  readonly addressOf: (c: Context) => string
  readonly turn: Turn
}

/**
 * Opens the identity provider that the settings name: a Firebase project, else this server.
 *
 * @throws one sentence when what is stored or configured cannot be used
 */
export async function openIdentity(
  database: Database,
  env: Env,
  { development, mailer, addressOf, turn }: OpenIdentityOptions,
): Promise<OpenIdentity> {
  const db = database.orm
  const configuredUrl = env.CONFIGURED_SITE_URL
  const shared = { mailer, siteUrl: env.SITE_URL, addressOf, isHttps: httpsOf(configuredUrl) }
  const project = firebaseProject(env)
  if (project !== null) {
    const identity = firebaseIdentity(db, project)
    const routes = identityRoutes({ ...shared, db, identity, oauth: null })
    return { identity, routes, passwordQueue: null, idle: async () => {} }
  }
  const { identity, passwordQueue, idle } = await embeddedIdentity({
    ...shared,
    turn,
    database,
    passwordPolicy: await openPasswordPolicy(env.PASSWORD_POLICY, siteWords(configuredUrl)),
  })
  const oauth = oauthRoutes({
    db,
    providers: oauthProviders(oauthSettings(env)),
    demo: development,
    // Whatever host a request names, where the site says its own address.
    publicOrigin: (request) => new URL(configuredUrl || request.url).origin,
  })
  const routes = identityRoutes({ ...shared, db, identity, oauth })
  return { identity, routes, passwordQueue, idle }
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
