import { identityProblems } from '#texts/people/identity.ts'
import { getErrorCode, isUnreachable } from './contract/identity.ts'

/** Why the service answered nothing about what was sent; `undefined` if it did. */
export function findServiceProblem(error: unknown): string | undefined {
  if (isUnreachable(error)) return identityProblems.unreachable
  return getErrorCode(error) === 'auth/too-many-requests' ? identityProblems.tooMany : undefined
}
