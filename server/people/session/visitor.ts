import { createContext } from 'react-router'
import type { Identity } from '#server/people/identity/identity.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { sessionCookie } from './cookie.ts'
import type { Person } from './person.ts'
import { findSessionPerson } from './queries.ts'

/**
 * The sender of a request. The session is only looked up when `person` is called, so public pages
 * need no query. A response whose loader called it is never cached.
 */
export type Visitor = ReturnType<typeof createVisitor>

export interface VisitorOptions {
  readonly db: Queryable
  readonly identity: Identity
  /** Whether visitors reach the site by HTTPS. */
  readonly https: boolean
  readonly now?: () => Date
}

export function createVisitor(
  request: Request,
  { db, identity, https, now = () => new Date() }: VisitorOptions,
) {
  let lookup: Promise<Person | null> | undefined
  /** `null` when nobody is signed in. */
  const person = () => {
    const secret = sessionCookie.read(request, https)
    lookup ??=
      secret === null
        ? Promise.resolve(null)
        : findSessionPerson(db, secret, now(), identity.settings.provider)
    return lookup
  }
  return {
    person,
    /** Whether `person` was called, so the response may be private. */
    isIdentified: () => lookup !== undefined,
    /** @returns `false` when nobody is signed in */
    async signOutEverywhere() {
      const someone = await person()
      if (someone === null) return false
      await identity.signOutEverywhere(someone.uid)
      return true
    },
  }
}

/** Once a loader has called `person`, the response is private and not cached. */
export const visitorContext = createContext<Visitor>()
