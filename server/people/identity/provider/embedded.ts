import type { Context } from 'hono'
import type { AccountHooks } from '#server/people/account/account-hooks.ts'
import { signOutEverywhere } from '#server/people/account/commands.ts'
import { createPasswordHasher, type PasswordHasher } from '#server/people/account/password-hash.ts'
import { createBackground } from '#server/people/identity/background.ts'
import { authenticateBearer } from '#server/people/identity/bearer.ts'
import type { Identity } from '#server/people/identity/identity.ts'
import type { PasswordPolicy } from '#server/people/identity/password-policy.ts'
import type { IdentityService } from '#server/people/identity/service.ts'
import { createThrottle } from '#server/people/identity/throttle.ts'
import { createIdTokens } from '#server/people/identity/token/id-token.ts'
import { loadSigningKeys } from '#server/people/identity/token/signing-keys.ts'
import { InvalidTokenError } from '#server/people/identity/token/verify-id-token.ts'
import { identityToolkit } from '#server/people/identity/toolkit/routes.ts'
import { ToolkitError } from '#server/people/identity/toolkit-error.ts'
import { IDENTITY_LIMITS, type IdentityLimits } from '#server/people/rate-limits.ts'
import { endSignIn } from '#server/people/sign-in/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { QueueState } from '#server/platform/http/limits/fair-queue.ts'
import type { IsHttps } from '#server/platform/http/request/https.ts'
import { log } from '#server/platform/log/log.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { YieldToEventLoop } from '#server/platform/runtime/yield-to-event-loop.ts'

/** Part of the issuer and the audience of tokens. */
const PROJECT_ID = 'homiq'

export interface EmbeddedIdentityOptions {
  readonly database: Pick<Database, 'orm'>
  readonly mailer: Mailer
  readonly hooks: AccountHooks
  readonly siteUrl: string
  readonly clientIp: (c: Context) => string
  readonly isHttps: IsHttps
  readonly yieldToEventLoop?: YieldToEventLoop
  readonly limits?: IdentityLimits
  readonly passwords?: PasswordHasher
  readonly passwordPolicy: PasswordPolicy
  readonly now?: () => Date
}

/**
 * This server as the identity provider, where no Firebase project is configured.
 *
 * @returns `idle` resolves when no background work is left
 * @throws one sentence when a stored signing key cannot be read
 */
export async function embeddedIdentity(
  options: EmbeddedIdentityOptions,
): Promise<{ identity: Identity; passwordQueue: QueueState; idle: () => Promise<void> }> {
  const {
    database,
    mailer,
    siteUrl,
    clientIp,
    isHttps,
    yieldToEventLoop,
    now = () => new Date(),
  } = options
  const { passwordPolicy } = options
  const db = database.orm
  const tokens = createIdTokens(PROJECT_ID, await loadSigningKeys(db, now()))
  const background = createBackground((error) =>
    log.error({ err: error }, 'A message could not be sent.'),
  )

  const service: IdentityService = {
    db,
    projectId: PROJECT_ID,
    tokens,
    passwords: options.passwords ?? createPasswordHasher(),
    passwordPolicy,
    throttle: createThrottle(options.limits ?? IDENTITY_LIMITS),
    mailer,
    hooks: options.hooks,
    siteUrl,
    inBackground: background.run,
  }

  const identity: Identity = {
    settings: {
      provider: 'embedded',
      projectId: PROJECT_ID,
      signOutEverywhere: true,
      passwordPolicy: passwordPolicy.name,
    },
    async verifyToken(token, at) {
      const { account, claims } = await authenticateBearer(service, token, at).catch(
        (error: unknown) => {
          if (error instanceof ToolkitError) throw new InvalidTokenError(error.message)
          throw error
        },
      )
      const signInId = claims.sign_in_id ?? null
      return {
        uid: account.uid,
        email: account.email,
        emailVerified: account.emailVerified,
        signInId,
        authTime: new Date(claims.auth_time * 1000),
        issuedAt: new Date(claims.iat * 1000),
      }
    },
    endSignIn: (id) => endSignIn(db, id),
    async signOutEverywhere(uid) {
      await signOutEverywhere(db, uid)
      securityEvent('sign-out.everywhere', { uid })
    },
    toolkit: identityToolkit({ service, clientIp, isHttps, yieldToEventLoop, now }),
    origins: { connect: [], script: [], frame: [] },
  }
  return {
    identity,
    passwordQueue: service.passwords.queue,
    idle: background.idle,
  }
}
