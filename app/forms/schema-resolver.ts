import type { FieldErrors, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { getFieldMessages } from './field-messages.ts'

/**
 * For flat forms of strings. `@hookform/resolvers` supports every shape and two major versions of Zod, but
 * adds 1 KB to each screen with a form.
 */
export function createSchemaResolver<Output>(
  schema: z.core.$ZodType<Output>,
): Resolver<Record<string, string>, unknown, Output> {
  return (values) => {
    const { data, error } = z.safeParse(schema, values)
    if (error === undefined) return { values: data, errors: {} }
    const errors: FieldErrors<Record<string, string>> = {}
    for (const [name, message = ''] of Object.entries(getFieldMessages(error))) {
      errors[name] = { type: 'schema', message }
    }
    return { values: {}, errors }
  }
}
