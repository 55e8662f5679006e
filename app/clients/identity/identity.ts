import type { PasswordPolicyName } from '#domain/account/password-policy.ts'

/** The two providers beside e-mail and password (docs/product.md, "Sign-in screen"). */
export type Provider = 'google' | 'github'

/** What the screens know of the account that is signed in. */
export interface Account {
  /** `null` when a provider keeps it to itself. */
  readonly email: string | null
  readonly emailVerified: boolean
  /** How its owner proves who they are. */
  readonly proof: 'password' | Provider
}

/** A browser that an account is signed in with. */
export interface SignIn {
  readonly id: string
  /** Such as "Firefox on Windows"; `null` where it is not known. */
  readonly device: string | null
  readonly createdAt: string
  readonly usedAt: string
  /** Whether it is this one. */
  readonly current: boolean
}

/**
 * The identity service as the screens need it. Every call rejects with an error that has the
 * service's `code` (docs/product.md, "Identity provider"); none of its messages is for a visitor's
 * eyes.
 */
export interface Identity {
  /** Whether the service can end the sessions of all browsers at once. */
  readonly canSignOutEverywhere: boolean
  /** What the service asks of a new password; a Firebase project has a policy of its own. */
  readonly passwordPolicy: PasswordPolicyName
  /** Tells the account now, once it is known, and at every change; `null` means signed out. */
  readonly subscribe: (listener: (account: Account | null) => void) => () => void
  /** Asks the service whether the account is still what this browser remembers. */
  readonly refresh: () => Promise<void>
  readonly signIn: (email: string, password: string) => Promise<void>
  readonly register: (email: string, password: string) => Promise<void>
  /** Opens the provider's window before it awaits anything: call it in the press itself. */
  readonly signInWith: (provider: Provider) => Promise<void>
  readonly signOut: () => Promise<void>
  readonly sendConfirmation: () => Promise<void>
  /**
   * Confirms an address by the code of a mailed link. Only who is signed in to the account may:
   * `auth/requires-recent-login` says that nobody is, or somebody else.
   */
  readonly confirmEmail: (code: string) => Promise<void>
  readonly sendPasswordReset: (email: string) => Promise<void>
  /** The address that a mailed link was sent to, by its code. */
  readonly emailOfCode: (code: string) => Promise<string>
  readonly resetPassword: (code: string, password: string) => Promise<void>
  /**
   * Sets another password, after a fresh proof by the current one. This browser stays signed in,
   * all others are signed out.
   */
  readonly changePassword: (current: string, next: string) => Promise<void>
  /** The browsers that the account is signed in with, where the service tells. */
  readonly signIns: () => Promise<readonly SignIn[]>
  /** Ends one of them, after a fresh proof like that for a deletion. */
  readonly endSignIn: (id: string, password: string) => Promise<void>
  /**
   * Deletes the account for good, after a fresh proof: the password, or for an account of a
   * provider its window, which opens before anything is awaited.
   */
  readonly deleteAccount: (password: string) => Promise<void>
}

/** The code of an error of the service, such as `auth/wrong-password`; '' for any other error. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return typeof code === 'string' ? code : ''
}

/** Whether an error means that the service was not reached at all, or its code was not fetched. */
export function isUnreachable(error: unknown): boolean {
  const code = errorCode(error)
  return code === 'auth/network-request-failed' || !code.startsWith('auth/')
}

const WRONG_PASSWORD = ['auth/wrong-password', 'auth/invalid-credential', 'auth/missing-password']

/** Whether an error means that a password is not that of the account. */
export const isWrongPassword = (error: unknown): boolean =>
  WRONG_PASSWORD.includes(errorCode(error))
