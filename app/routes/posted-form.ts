import type * as z from 'zod/mini'
import { fieldMessages } from '#app/forms/field-messages.ts'

/** A form that did not parse, as `useSchemaForm` takes it back. */
interface RefusedForm<Name extends string> {
  readonly values: Record<Name, string>
  readonly errors: Partial<Record<Name, string>>
  readonly data?: never
}

interface ParsedForm<Name extends string, Output> {
  readonly values: Record<Name, string>
  readonly errors?: never
  readonly data: Output
}

/**
 * Parses the form of a request. A field that is absent, or holds a file, counts as empty; so do all
 * fields of a body that is not a form.
 */
export async function parsePostedForm<Shape extends Record<string, z.ZodMiniType<unknown, string>>>(
  request: Request,
  schema: z.ZodMiniObject<Shape>,
): Promise<
  | ParsedForm<Extract<keyof Shape, string>, z.output<z.ZodMiniObject<Shape>>>
  | RefusedForm<Extract<keyof Shape, string>>
> {
  type Name = Extract<keyof Shape, string>
  const form = await request.formData().catch(() => new FormData())
  const values = {} as Record<Name, string>
  for (const name of Object.keys(schema.shape) as Name[]) {
    const value = form.get(name)
    values[name] = typeof value === 'string' ? value : ''
  }
  const { data, error } = schema.safeParse(values)
  if (error === undefined) return { values, data }
  return { values, errors: fieldMessages(error) as Partial<Record<Name, string>> }
}
