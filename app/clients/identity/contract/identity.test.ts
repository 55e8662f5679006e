import { expect, it } from 'vitest'
import { getErrorCode, isUnreachable } from './identity.ts'

const failure = (code: unknown) => Object.assign(new Error('…'), { code })

it('returns the code of an error, if it has one', () => {
  expect(getErrorCode(failure('auth/wrong-password'))).toBe('auth/wrong-password')
  expect([new Error('x'), failure(7), 'auth/text', null].map(getErrorCode)).toEqual([
    '',
    '',
    '',
    '',
  ])
})

it('an error is unreachable unless it comes from the service', () => {
  expect(isUnreachable(failure('auth/expired-action-code'))).toBe(false)
  expect(isUnreachable(failure('auth/network-request-failed'))).toBe(true)
  expect(isUnreachable(new TypeError('Failed to fetch dynamically imported module'))).toBe(true)
})
