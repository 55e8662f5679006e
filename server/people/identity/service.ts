import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Language } from '#domain/platform/language.ts'
import type { AccountHooks } from '#server/people/account/account-hooks.ts'
import type { PasswordHasher } from '#server/people/account/password-hash.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Background } from './background.ts'
import type { PasswordPolicy } from './password-policy.ts'
import type { Throttle } from './throttle.ts'
import type { IdTokens } from './token/id-token.ts'

export interface IdentityService {
  readonly db: NodePgDatabase
  readonly projectId: string
  readonly tokens: IdTokens
  readonly passwords: PasswordHasher
  readonly passwordPolicy: PasswordPolicy
  readonly throttle: Throttle
  readonly mailer: Mailer
  readonly hooks: AccountHooks
  /** The origin of mailed links, without a trailing slash. */
  readonly siteUrl: string
  readonly inBackground: Background['run']
}

export interface Caller {
  /** From `getClientIp`. */
  readonly ip: string
  /** The secret in the session cookie; `null` without a cookie. */
  readonly session: string | null
  readonly device: {
    /** The secret in the device cookie; a new one without a cookie. */
    readonly secret: string
    /** For people to read. */
    readonly name: string
  }
  /** Of the page that calls. */
  readonly language: Language
  readonly now: Date
}

/**
 * One call of the Identity Toolkit: takes the request body, returns the response body.
 *
 * @throws {ToolkitError} when the call is refused
 */
export type ToolkitCall = (
  service: IdentityService,
  body: unknown,
  caller: Caller,
) => Promise<object>
