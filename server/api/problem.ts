import { STATUS_CODES } from 'node:http'
import * as z from 'zod'

/** One thing that is wrong with a request. */
export const faultSchema = z
  .object({
    name: z.string().describe('The pair of the query that is meant.'),
    detail: z.string().describe('What is wrong with it.'),
  })
  .meta({ id: 'Fault' })
export type Fault = z.infer<typeof faultSchema>

/** What went wrong, as RFC 9457 has it told. */
export const problemSchema = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.array(faultSchema).optional().describe('Every pair that was not taken, and why.'),
  })
  .meta({ id: 'Problem' })
type Problem = z.infer<typeof problemSchema>

/** The answer to a request that is not met; nobody keeps it. */
export function problem(
  status: number,
  detail: string,
  { errors, headers = {} }: { errors?: readonly Fault[]; headers?: Record<string, string> } = {},
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
