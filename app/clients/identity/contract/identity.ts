import type { PasswordPolicyName } from '#domain/people/password-policy.ts'

/** Ways to sign in besides email and password (docs/product/people.md, "Sign-in screen"). */
export type Provider = 'google' | 'github'

export interface Account {
  /** `null` if the provider does not share it. */
  readonly email: string | null
  readonly emailVerified: boolean
  /** How the account signs in, and how it is reauthenticated. */
  readonly signInMethod: 'password' | Provider
}

/** A browser session of the account. */
export interface SignIn {
  readonly id: string
  /** A name such as "Firefox on Windows"; `null` if unknown. */
  readonly device: string | null
  readonly createdAt: string
  readonly usedAt: string
  /** Whether it is this browser. */
  readonly current: boolean
}

/**
 * The identity service. Calls reject with errors that carry the service's `code`
 * (docs/product/people.md, "Identity provider"); their messages are not for visitors.
 */
export interface IdentityClient {
  readonly canSignOutEverywhere: boolean
  /** `standard` for a Firebase project, whose own policy is unknown here. */
  readonly passwordPolicy: PasswordPolicyName
  /** Calls `listener` as soon as the account is known and on every change; `null` means signed out. */
  readonly subscribe: (listener: (account: Account | null) => void) => () => void
  /** Reloads the account from the service. */
  readonly refresh: () => Promise<void>
  readonly signIn: (email: string, password: string) => Promise<void>
  readonly register: (email: string, password: string) => Promise<void>
  /** Opens the provider's window before it awaits anything: call it in the click handler itself. */
  readonly signInWith: (provider: Provider) => Promise<void>
  readonly signOut: () => Promise<void>
  readonly sendConfirmationEmail: () => Promise<void>
  /**
   * Confirms an email address with the code of a mailed link. Rejects with
   * `auth/requires-recent-login` unless its account is signed in.
   */
  readonly confirmEmail: (code: string) => Promise<void>
  readonly sendPasswordResetEmail: (email: string) => Promise<void>
  /** The email address that the link with this code was sent to. */
  readonly fetchEmailByCode: (code: string) => Promise<string>
  readonly resetPassword: (code: string, password: string) => Promise<void>
  /** Reauthenticates with the current password first. Signs out all other browsers. */
  readonly changePassword: (current: string, next: string) => Promise<void>
  /** Rejects if the service does not list them. */
  readonly fetchSignIns: () => Promise<readonly SignIn[]>
  /** Reauthenticates like `deleteAccount`. */
  readonly revokeSignIn: (id: string, password: string) => Promise<void>
  /**
   * Deletes the account permanently. Reauthenticates first: with the password, or in the provider's
   * window, which opens before anything is awaited.
   */
  readonly deleteAccount: (password: string) => Promise<void>
}

/** An error code such as `auth/wrong-password`; '' for errors that are not the service's. */
export function getErrorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return typeof code === 'string' ? code : ''
}

/** Whether the service could not be reached, or the SDK's code could not be fetched. */
export function isUnreachable(error: unknown): boolean {
  const code = getErrorCode(error)
  return code === 'auth/network-request-failed' || !code.startsWith('auth/')
}

const WRONG_PASSWORD_CODES = [
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/missing-password',
]

export const isWrongPassword = (error: unknown): boolean =>
  WRONG_PASSWORD_CODES.includes(getErrorCode(error))
