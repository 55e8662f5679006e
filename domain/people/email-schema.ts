import * as z from 'zod/mini'
import { type EmailMessages, findEmailProblem } from './email.ts'

/** The value is trimmed before it is checked (docs/product/shell.md, "Forms"). */
export function emailSchema(messages: EmailMessages) {
  return z.string(messages.required).check(
    z.trim(),
    z.refine((text) => findEmailProblem(text, messages) === undefined, {
      error: ({ input }) => findEmailProblem(String(input), messages),
    }),
  )
}
