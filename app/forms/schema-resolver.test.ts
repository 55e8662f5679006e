import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createSchemaResolver } from './use-schema-form.ts'

const schema = z.object({
  name: z.string('Required').check(z.trim(), z.minLength(2, 'Short'), z.regex(/^[A-Z]/, 'Capital')),
  city: z.string('Required'),
})
const resolve = (values: Record<string, string>) =>
  createSchemaResolver(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: false })

describe('createSchemaResolver', () => {
  it('returns the values as the schema transforms them', () => {
    const values = { name: ' Olha ', city: '' }
    expect(resolve(values)).toEqual({ values: { name: 'Olha', city: '' }, errors: {} })
  })

  it('returns the first message of each invalid field', () => {
    expect(resolve({ name: 'o' })).toEqual({
      values: {},
      errors: {
        name: { type: 'schema', message: 'Short' },
        city: { type: 'schema', message: 'Required' },
      },
    })
  })
})
