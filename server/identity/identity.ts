import type { Hono } from 'hono'
import type { PasswordPolicyName } from '#domain/account/password-policy.ts'

/** What the browser needs to know to sign people in. */
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

/** Whom an identity token stands for. */
export interface TokenOwner {
  readonly uid: string
  readonly email: string | null
  /** Whether the address was shown to be theirs. */
  readonly emailVerified: boolean
  /** Which sign-in it is of, where this server is the identity provider. */
  readonly signInId: string | null
  /** When the person last proved who they are. */
  readonly authTime: Date
  /** When the token was made. */
  readonly issuedAt: Date
}

/** The identity provider, whichever is configured. */
export interface Identity {
  readonly settings: IdentitySettings
  /**
   * Whom a token stands for.
   *
   * @throws {InvalidTokenError} when it stands for nobody
   * @throws {KeysUnreachableError} when that cannot be told now
   */
  readonly ownerOf: (token: string, now: Date) => Promise<TokenOwner>
  /** Ends a sign-in that `ownerOf` named. */
  readonly endSignIn: (id: string) => Promise<void>
  /** Ends every sign-in and session of an account, as far as this server can. */
  readonly signOutEverywhere: (uid: string) => Promise<void>
  /** The calls that the SDK makes to this site, where this server is the identity provider. */
  readonly toolkit: Hono | null
  /** Hosts of the provider that pages connect to, load scripts from, and show frames of. */
  readonly hosts: {
    readonly connect: readonly string[]
    readonly script: readonly string[]
    readonly frame: readonly string[]
  }
}
