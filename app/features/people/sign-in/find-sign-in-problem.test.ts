import { expect, it } from 'vitest'
import { findSignInProblem } from './find-sign-in-problem.ts'

const failure = (code: string) => Object.assign(new Error('…'), { code })

it.each([
  ['auth/network-request-failed', 'later'],
  ['auth/too-many-requests', 'later'],
  ['auth/invalid-credential', 'login'],
  ['auth/user-disabled', 'login'],
] as const)("a login that fails with %s shows the problem '%s'", (code, problem) => {
  expect(findSignInProblem(failure(code), 'login')).toBe(problem)
})

it('a failed registration reveals neither that an email address is taken nor that it is free', () => {
  for (const code of ['auth/email-already-in-use', 'auth/operation-not-allowed'])
    expect(findSignInProblem(failure(code), 'registration')).toBe('registration')
})

it("allows a retry when the SDK's code failed to load", () => {
  expect(findSignInProblem(new TypeError('Failed to fetch'), 'registration')).toBe('later')
})
