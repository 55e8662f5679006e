import { expect, it } from 'vitest'
import { credentialsSchema } from './credentials-schema.ts'

const schema = credentialsSchema({
  email: { required: 'no address', invalid: 'bad address' },
  password: { required: 'no password', short: 'short password' },
})
const messages = (userEmail: unknown, userPassword: unknown) =>
  schema.safeParse({ userEmail, userPassword }).error?.issues.map(({ message }) => message) ?? []

it('reports one problem per field', () => {
  expect(messages('', '')).toEqual(['no address', 'no password'])
  expect(messages(undefined, undefined)).toEqual(['no address', 'no password'])
  expect(messages('olha@', '1234567')).toEqual(['bad address', 'short password'])
  expect(messages('olha@example.com', '12345678')).toEqual([])
})

it('trims the email address and never the password', () => {
  const read = schema.parse({ userEmail: ' olha@example.com ', userPassword: '        ' })
  expect(read).toEqual({ userEmail: 'olha@example.com', userPassword: '        ' })
})
