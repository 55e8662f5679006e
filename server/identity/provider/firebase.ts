import { createRemoteJWKSet } from 'jose'
import type { Queryable } from '#server/db/open.ts'
import type { Identity } from '#server/identity/identity.ts'
import { createIdTokenVerifier } from '#server/identity/token/verify-id-token.ts'
import { securityEvent } from '#server/log/security-event.ts'
import { endAllSessions } from '#server/session/commands.ts'

/**
 * What the SDK loads for the windows of Google and GitHub: a loader, and what that loads. The host has
 * other addresses, which answer with a script of whoever asks.
 */
const POPUP_SCRIPTS = [
  'https://apis.google.com/js/api.js',
  'https://apis.google.com/_/scs/abc-static/_/js/',
]

/** Where Google publishes the keys that Firebase's identity tokens are signed with. */
const GOOGLE_KEYS = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
)

/** Google changes its keys about every other week, and names new ones days ahead. */
const KEYS_CACHE_MS = 6 * 3_600_000
const KEYS_TIMEOUT_MS = 5_000

export interface FirebaseProject {
  readonly apiKey: string
  /** A host, on which the provider shows its popups. */
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
