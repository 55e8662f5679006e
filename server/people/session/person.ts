import type { Role } from '#domain/people/role.ts'

/** A signed-in person. */
export interface Person {
  readonly uid: string
  /** `null` if the identity provider has none. */
  readonly email: string | null
  /** Whether the email address was confirmed. */
  readonly emailVerified: boolean
  /** `null` with Firebase. */
  readonly signInId: string | null
  readonly roles: readonly Role[]
}
