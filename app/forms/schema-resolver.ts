import type { FieldErrors, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { fieldMessages } from './field-messages.ts'

/**
 * Validates a flat form of texts by its schema. `@hookform/resolvers` does it for every shape and both
 * major versions of Zod, for 1 KB more on each screen with a form.
 */
export function schemaResolver<Output>(
  schema: z.core.$ZodType<Output>,
): Resolver<Record<string, string>, unknown, Output> {
  return (values) => {
    const { data, error } = z.safeParse(schema, values)
    if (error === undefined) return { values: data, errors: {} }
    const errors: FieldErrors<Record<string, string>> = {}
    for (const [name, message = ''] of Object.entries(fieldMessages(error))) {
      errors[name] = { type: 'schema', message }
    }
    return { values: {}, errors }
  }
}
