import { expect, it } from 'vitest'
import { credentialsMessages } from '#texts/people/identity.ts'
import { passwordProblems } from '#texts/people/password-problems.ts'
import { findFieldErrors } from './find-field-errors.ts'

const { email, password } = credentialsMessages
const failure = (code: string, message = '') => Object.assign(new Error(message), { code })
const FILLED = { userEmail: 'olha@example.com', userPassword: '12345' }

it('names every field that is empty', () => {
  const errors = findFieldErrors(failure('auth/missing-email'), { userEmail: '', userPassword: '' })
  expect(Object.entries(errors)).toEqual([
    ['userEmail', email.required],
    ['userPassword', password.required],
  ])
})

it.each([
  ['auth/invalid-email', { userEmail: email.invalid }],
  ['auth/weak-password', { userPassword: password.short }],
  ['auth/email-already-in-use', {}],
  ['auth/network-request-failed', {}],
] as const)('%s', (code, errors) => {
  expect(findFieldErrors(failure(code), FILLED)).toEqual(errors)
})

it('gives the reason of the strict policy', () => {
  const error = failure('auth/weak-password', passwordProblems.common)
  expect(findFieldErrors(error, FILLED)).toEqual({ userPassword: passwordProblems.common })
})
