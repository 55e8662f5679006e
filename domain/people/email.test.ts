import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findEmailProblem, isEmail, normalizeEmail } from './email.ts'

describe('isEmail', () => {
  it.each([
    'olha@example.com',
    'o@a.co',
    "o'neil+homes@mail.example.co.uk",
    'olha_k-1@xn--80akhbyknj4f.xn--p1ai',
    `${'o'.repeat(64)}@example.com`,
  ])('accepts %s', (address) => {
    expect(isEmail(address)).toBe(true)
  })

  it.each([
    '',
    '@',
    'olha',
    'olha@',
    '@example.com',
    'olha@example',
    'olha@example.',
    'olha@.com',
    'olha@-a.com',
    'olha@192.168.0.1',
    '.olha@example.com',
    'ol..ha@example.com',
    'ol ha@example.com',
    'olha@exam ple.com',
    'olha@@example.com',
    'olha@example.com\nbcc: x@example.com',
    ' olha@example.com',
    `${'o'.repeat(65)}@example.com`,
    `olha@${'a.'.repeat(125)}com`,
  ])('refuses %j', (address) => {
    expect(isEmail(address)).toBe(false)
  })

  it('accepts up to 254 characters', () => {
    const label = 'a'.repeat(61)
    const address = `${'o'.repeat(64)}@${label}.${label}.${label}.ua`
    expect(isEmail(address.replace('@', '@b')), String(address.length + 1)).toBe(true)
    expect(isEmail(address.replace('@', '@bbbbb'))).toBe(false)
  })

  it('accepts what browsers accept, but never a space', () => {
    fc.assert(fc.property(fc.emailAddress(), (address) => isEmail(address)))
    fc.assert(fc.property(fc.string(), (text) => !isEmail(text) || !/\s/.test(text)))
  })
})

it.each([
  ['', 'Required'],
  ['olha@', 'Invalid'],
  [' olha@example.com', 'Invalid'],
  ['olha@example.com', undefined],
])('findEmailProblem of %j is %s', (text, problem) => {
  expect(findEmailProblem(text, { required: 'Required', invalid: 'Invalid' })).toBe(problem)
})

describe('emailKey', () => {
  it('is the same for every spelling of an email address', () => {
    expect(normalizeEmail('  Olha@Example.COM ')).toBe('olha@example.com')
  })
})
