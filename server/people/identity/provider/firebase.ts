import { createRemoteJWKSet } from 'jose'
import { HOUR_MS } from '#domain/platform/time/durations.ts'
import type { Identity } from '#server/people/identity/identity.ts'
import { createIdTokenVerifier } from '#server/people/identity/token/verify-id-token.ts'
import { endAllSessions } from '#server/people/session/commands.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'

/**
 * Scripts that the SDK loads for sign-in popups. With paths, because other URLs of this host serve
 * JSONP, which would bypass the content security policy.
 */
const POPUP_SCRIPTS = [
  'https://apis.google.com/js/api.js',
  'https://apis.google.com/_/scs/abc-static/_/js/',
]

/** Google's public keys for identity tokens of Firebase. */
const GOOGLE_KEYS = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
)

/** Google rotates its keys about every two weeks, and publishes new ones days ahead. */
const KEYS_CACHE_MS = 6 * HOUR_MS
const KEYS_TIMEOUT_MS = 5_000

export interface FirebaseProject {
  readonly apiKey: string
  /** The host of the provider's popups. */
  readonly authDomain: string
  readonly projectId: string
}

/** Identity by a Firebase project: the browser talks to Google, this server verifies its tokens. */
export function firebaseIdentity(
  db: Queryable,
  project: FirebaseProject,
  { keys = GOOGLE_KEYS }: { readonly keys?: URL } = {},
): Identity {
  const verify = createIdTokenVerifier(
    project.projectId,
    createRemoteJWKSet(keys, { cacheMaxAge: KEYS_CACHE_MS, timeoutDuration: KEYS_TIMEOUT_MS }),
  )
  return {
    settings: { provider: 'firebase', ...project, signOutEverywhere: false },
    async verifyToken(token, now) {
      const claims = await verify(token, now)
      return {
        uid: claims.sub,
        email: claims.email ?? null,
        emailVerified: claims.email_verified ?? false,
        signInId: null,
        authTime: new Date(claims.auth_time * 1000),
        issuedAt: new Date(claims.iat * 1000),
      }
    },
    endSignIn: async () => {},
    async signOutEverywhere(uid) {
      await endAllSessions(db, uid)
      securityEvent('sign-out.everywhere', { uid })
    },
    toolkit: null,
    origins: {
      connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
      script: POPUP_SCRIPTS,
      frame: [`https://${project.authDomain}`],
    },
  }
}
