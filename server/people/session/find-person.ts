import type { Context } from 'hono'
import type { IsHttps } from '#server/platform/http/request/https.ts'
import type { Person } from './person.ts'
import { createVisitor, type VisitorOptions } from './visitor.ts'

/** What routes for signed-in people need. */
export interface PersonRoutesOptions extends Omit<VisitorOptions, 'https'> {
  readonly clientIp: (c: Context) => string
  readonly isHttps: IsHttps
}

/** Finds the person who sends a request; `null` if nobody is signed in. */
export const createPersonFinder =
  ({ isHttps, ...options }: Omit<PersonRoutesOptions, 'clientIp'>) =>
  (c: Context): Promise<Person | null> =>
    createVisitor(c.req.raw, { ...options, https: isHttps(c.req.raw) }).person()
