import { describe, expect, it } from 'vitest'
import { emailSchema } from './email-schema.ts'

describe('emailSchema', () => {
  const schema = emailSchema({ required: 'Required', invalid: 'Invalid' })
  const messages = (value: unknown) => {
    const { error } = schema.safeParse(value)
    return error?.issues.map(({ message }) => message) ?? []
  }

  it('trims the email address', () => {
    expect(schema.parse('\t Olha@example.com ')).toBe('Olha@example.com')
  })

  it('reports one problem at a time', () => {
    expect([undefined, '', '   '].map(messages)).toEqual([['Required'], ['Required'], ['Required']])
    expect(messages('olha@')).toEqual(['Invalid'])
  })
})
