import type * as z from 'zod/mini'

/** The form of a request; an empty one where there is none that can be read. */
export const formOf = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData())

/** The text of a field; empty where there is none, or a file. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

/** The first thing that is wrong with a field. */
export function messageOf(error: z.core.$ZodError, field: string): string | undefined {
  return error.issues.find(({ path }) => path[0] === field)?.message
}
