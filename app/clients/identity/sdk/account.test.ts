import { expect, it } from 'vitest'
import { getAvatarLetter, toAccount } from './account.ts'

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
