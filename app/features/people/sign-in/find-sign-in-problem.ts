import { getErrorCode, isUnreachable } from '#app/clients/identity/contract/identity.ts'
import type { signInProblems } from '#texts/people/identity.ts'

export type SignInProblemName = keyof typeof signInProblems

/** An overloaded server answers without a code, which the SDK mistakes for a broken connection. */
export function findSignInProblem<Method extends SignInProblemName>(
  error: unknown,
  method: Method,
): Method | 'later' {
  return isUnreachable(error) || getErrorCode(error) === 'auth/too-many-requests' ? 'later' : method
}
