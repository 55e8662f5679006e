import { describe, expect, it } from 'vitest'
import { contactMessageSchema } from './contact-message-schema.ts'

const schema = contactMessageSchema({
  unstorable: 'unstorable',
  name: { required: 'name required', long: 'name long' },
  email: { required: 'email required', invalid: 'email invalid' },
  subject: { required: 'subject required' },
  message: { required: 'message required', short: 'message short', long: 'message long' },
})

const GOOD = {
  name: 'Olena',
  email: 'olena@example.com',
  subject: 'A home',
  message: 'Is the home in Lviv still free?',
}

/** The first problem of each field, for a message with these changes. */
function said(changes: Record<string, unknown>): Record<string, string> {
  const parsed = schema.safeParse({ ...GOOD, ...changes })
  const messages: Record<string, string> = {}
  for (const { path, message } of parsed.error?.issues ?? []) messages[String(path[0])] ??= message
  return messages
}

describe('a message to the team', () => {
  it('is trimmed', () => {
    const padded = Object.fromEntries(
      Object.entries(GOOD).map(([field, text]) => [field, `  ${text}\n `]),
    )
    expect(schema.parse(padded)).toEqual(GOOD)
  })

  it.each([
    [{ name: ' ' }, { name: 'name required' }],
    [{ name: 'x'.repeat(50) }, {}],
    [{ name: '🏠'.repeat(50) }, {}],
    [{ name: 'x'.repeat(51) }, { name: 'name long' }],
    [{ email: '' }, { email: 'email required' }],
    [{ email: 'olena' }, { email: 'email invalid' }],
    [{ subject: '' }, { subject: 'subject required' }],
    [{ message: '' }, { message: 'message required' }],
    [{ message: 'x'.repeat(19) }, { message: 'message short' }],
    [{ message: `${'x'.repeat(19)}    ` }, { message: 'message short' }],
    [{ message: `${'x'.repeat(19)}\u200b` }, { message: 'message short' }],
    [{ message: 'x'.repeat(20) }, {}],
    [{ message: 'x'.repeat(1000) }, {}],
    [{ message: `  ${'x'.repeat(1000)}  ` }, {}],
    [{ message: 'x'.repeat(1001) }, { message: 'message long' }],
    [{ name: 'Ole\0na' }, { name: 'unstorable' }],
    [{ subject: 'A \ud83c home' }, { subject: 'unstorable' }],
    [{ message: `${'x'.repeat(20)}\0` }, { message: 'unstorable' }],
    [
      { name: undefined, subject: 7 },
      { name: 'name required', subject: 'subject required' },
    ],
  ])('a message with %j has the problems %j', (changes, messages) => {
    expect(said(changes)).toEqual(messages)
  })
})
