import type { Role } from '#domain/account/role.ts'

/** Who is signed in, as far as the server knows. */
export interface Person {
  readonly uid: string
  /** `null` where the identity provider names none. */
  readonly email: string | null
  /** Whether the address was shown to be theirs. */
  readonly emailVerified: boolean
  /** Which sign-in it is, where this server is the identity provider. */
  readonly signInId: string | null
  /** What they may do beyond what everyone may. */
  readonly roles: readonly Role[]
}
