import { expect, it } from 'vitest'
import { getAvatarLetter, isAccountLeft, toAccount } from './account.ts'

const user = (...providerIds: string[]) => ({
  email: 'olha@example.com',
  emailVerified: true,
  displayName: 'Їжак',
  providerData: providerIds.map((providerId) => ({ providerId })),
})

it.each([
  [['password'], 'password'],
  [['google.com'], 'google'],
  [['github.com'], 'github'],
  [['google.com', 'password'], 'password'],
  [[], 'password'],
] as const)('an account of %j authenticates with %s', (ids, signInMethod) => {
  expect(toAccount(user(...ids))).toEqual({
    email: 'olha@example.com',
    emailVerified: true,
    signInMethod,
  })
})

it('the letter is that of the email address, else of the name, else a question mark', () => {
  expect(getAvatarLetter(user())).toBe('O')
  expect(getAvatarLetter({ ...user(), email: null })).toBe('Ї')
  expect(getAvatarLetter({ email: null, displayName: null })).toBe('?')
})

it.each([
  ['signed out', { uid: '1', letter: 'A' }, { uid: null, letter: null }, true],
  [
    'exchanged for one with the same letter',
    { uid: '1', letter: 'A' },
    { uid: '2', letter: 'A' },
    true,
  ],
  ['given another address', { uid: '1', letter: 'A' }, { uid: '1', letter: 'B' }, false],
  ['signed in', { uid: null, letter: null }, { uid: '1', letter: 'A' }, false],
  ['there as at the last visit', { uid: null, letter: 'A' }, { uid: '1', letter: 'A' }, false],
  ['gone since the last visit', { uid: null, letter: 'A' }, { uid: null, letter: null }, true],
  ['another than at the last visit', { uid: null, letter: 'A' }, { uid: '1', letter: 'B' }, true],
  ['new to this browser', { uid: null, letter: null }, { uid: '1', letter: 'A' }, false],
] as const)('an account that is %s', (_, before, now, isLeft) => {
  expect(isAccountLeft(before, now)).toBe(isLeft)
})
