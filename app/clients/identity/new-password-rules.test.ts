import { FirebaseError } from '@firebase/app'
import { expect, it } from 'vitest'
import { passwordProblems } from '#texts/people/password-problems.ts'
import { getNewPasswordRules, getPasswordProblem } from './new-password-rules.ts'

it('finds the reason of the service in the text of an error', () => {
  const text = `Firebase: ${passwordProblems.common} (auth/weak-password).`
  expect(getPasswordProblem(new FirebaseError('auth/weak-password', text))).toBe(
    passwordProblems.common,
  )
})

it.each([
  new Error('Firebase: Password should be at least 6 characters (auth/weak-password).'),
  null,
])('finds no reason in %s', (error) => {
  expect(getPasswordProblem(error)).toBeUndefined()
})

it('requires eight characters while no other policy is known', () => {
  const { schema, hint } = getNewPasswordRules()
  expect(schema.safeParse('12345678').success).toBe(true)
  expect(schema.safeParse('1234567').success).toBe(false)
  expect(hint).toBeUndefined()
})
