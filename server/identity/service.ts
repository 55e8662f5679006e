import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PasswordHasher } from '#server/account/password-hash.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Background } from './background.ts'
import type { IdTokens } from './id-token.ts'
import type { PasswordPolicy } from './password-policy.ts'
import type { Throttle } from './throttle.ts'

/** What the calls of the identity service work with. */
export interface IdentityService {
  readonly db: NodePgDatabase
  readonly projectId: string
  readonly tokens: IdTokens
  readonly passwords: PasswordHasher
  readonly passwordPolicy: PasswordPolicy
  readonly throttle: Throttle
  readonly mailer: Mailer
  /** The address of the site as mailed links begin with it, without a slash at the end. */
  readonly siteUrl: string
  readonly inBackground: Background['run']
}

/** Who calls, and when. */
export interface Caller {
  /** The address of the network, as `getClientIp` gives it. */
  readonly address: string
  /** The secret of the browser's session, as its cookie has it; `null` when it has none. */
  readonly session: string | null
  readonly device: {
    /** The secret by which the browser is known again; a new one where it has none. */
    readonly secret: string
    /** What people may call it. */
    readonly name: string
  }
  readonly now: Date
}

/**
 * One call of the Identity Toolkit: takes the body of a request and gives that of the answer.
 *
 * @throws {ToolkitError} when it is refused
 */
export type Call = (service: IdentityService, body: unknown, caller: Caller) => Promise<object>
