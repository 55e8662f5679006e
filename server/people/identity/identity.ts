import type { Hono } from 'hono'
import type { PasswordPolicyName } from '#domain/people/password-policy.ts'

/** Sent to the browser, which needs it to sign people in. */
export type IdentitySettings =
  | {
      readonly provider: 'embedded'
      readonly projectId: string
      readonly signOutEverywhere: true
      readonly passwordPolicy: PasswordPolicyName
    }
  | {
      readonly provider: 'firebase'
      readonly apiKey: string
      readonly authDomain: string
      readonly projectId: string
      readonly signOutEverywhere: false
    }

export interface AuthenticatedUser {
  readonly uid: string
  /** `null` if the identity provider has none. */
  readonly email: string | null
  /** Whether the user has confirmed the email address. */
  readonly emailVerified: boolean
  /** `null` with Firebase. */
  readonly signInId: string | null
  /** When the user last signed in. */
  readonly authTime: Date
  readonly issuedAt: Date
}

/** The configured identity provider. */
export interface Identity {
  readonly settings: IdentitySettings
  /**
   * @throws {InvalidTokenError}
   * @throws {KeysUnreachableError} when the token cannot be verified now
   */
  readonly verifyToken: (token: string, now: Date) => Promise<AuthenticatedUser>
  /** @param id the `signInId` of a `AuthenticatedUser` */
  readonly endSignIn: (id: string) => Promise<void>
  /** Ends every sign-in and session that this server knows of. */
  readonly signOutEverywhere: (uid: string) => Promise<void>
  /** The routes that the SDK calls; `null` with Firebase. */
  readonly toolkit: Hono | null
  /** Hosts of the provider for the content security policy. */
  readonly origins: {
    readonly connect: readonly string[]
    readonly script: readonly string[]
    readonly frame: readonly string[]
  }
}
