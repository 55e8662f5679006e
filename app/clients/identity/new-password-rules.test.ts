import { FirebaseError } from 'firebase/app'
import { expect, it } from 'vitest'
import { passwordProblems } from '#content/texts/account/password-problems.ts'
import { getNewPasswordRules, getPasswordProblem } from './new-password-rules.ts'

it('says what the service finds wrong with a password, in its own words', () => {
  const text = `Firebase: ${passwordProblems.common} (auth/weak-password).`
  expect(getPasswordProblem(new FirebaseError('auth/weak-password', text))).toBe(
    passwordProblems.common,
  )
})

it.each([
  new Error('Firebase: Password should be at least 6 characters (auth/weak-password).'),
  null,
])('says nothing of %s', (error) => {
  expect(getPasswordProblem(error)).toBeUndefined()
})

it('asks for eight characters while no other policy is known', () => {
  const { schema, hint } = getNewPasswordRules()
  expect(schema.safeParse('12345678').success).toBe(true)
  expect(schema.safeParse('1234567').success).toBe(false)
  expect(hint).toBeUndefined()
})
