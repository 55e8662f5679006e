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
  ['signed out', true, { uid: '1', letter: 'A' }, { uid: null, letter: null }],
  [
    'exchanged for one with the same letter',
    true,
    { uid: '1', letter: 'A' },
    { uid: '2', letter: 'A' },
  ],
  ['given another address', false, { uid: '1', letter: 'A' }, { uid: '1', letter: 'B' }],
  ['signed in', false, { uid: null, letter: null }, { uid: '1', letter: 'A' }],
  ['there as at the last visit', false, { uid: null, letter: 'A' }, { uid: '1', letter: 'A' }],
  ['gone since the last visit', true, { uid: null, letter: 'A' }, { uid: null, letter: null }],
  ['another than at the last visit', true, { uid: null, letter: 'A' }, { uid: '1', letter: 'B' }],
  ['new to this browser', false, { uid: null, letter: null }, { uid: '1', letter: 'A' }],
] as const)('an account that is %s counts as left: %s', (_, isLeft, before, now) => {
  expect(isAccountLeft(before, now)).toBe(isLeft)
})
