import type { Role } from '#domain/people/role.ts'
import type { AuthenticatedUser } from '#server/people/identity/identity.ts'

/** A signed-in person. */
export interface Person
  extends Pick<AuthenticatedUser, 'uid' | 'email' | 'emailVerified' | 'signInId'> {
  readonly roles: readonly Role[]
}
