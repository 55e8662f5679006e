import { STATUS_CODES } from 'node:http'
import * as z from 'zod'

export const invalidParameterSchema = z
  .object({
    name: z.string().describe('The pair of the query that is meant.'),
    detail: z.string().describe('What is wrong with it.'),
  })
  .meta({ id: 'Fault' })
export type InvalidParameter = z.infer<typeof invalidParameterSchema>

/** RFC 9457. */
export const problemSchema = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z
      .array(invalidParameterSchema)
      .optional()
      .describe('Every pair that was not taken, and why.'),
  })
  .meta({ id: 'Problem' })
type Problem = z.infer<typeof problemSchema>

export function createProblem(
  status: number,
  detail: string,
  {
    errors,
    headers = {},
  }: { errors?: readonly InvalidParameter[]; headers?: Record<string, string> } = {},
): Response {
  const body: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Problem',
    status,
    detail,
    ...(errors && { errors: [...errors] }),
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}
