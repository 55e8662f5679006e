import type { Queryable } from '#server/db/open.ts'
import type { Identity } from '#server/identity/identity.ts'
import { readSessionCookie } from '#server/session/cookie.ts'
import type { Person } from '#server/session/person.ts'
import { findSessionPerson } from '#server/session/queries.ts'

/**
 * Who requests a page. Nothing is looked up before it is asked for, so public pages cost nothing and
 * stay the same for everyone; the response to a request that asked is not cached by anyone.
 */
export interface Visitor {
  /** Who is signed in; `null` for nobody. */
  readonly person: () => Promise<Person | null>
  /** Ends every sign-in of the person; `false` when nobody is signed in. */
  readonly signOutEverywhere: () => Promise<boolean>
  /** Whether `person` has been called: the response may depend on who it is. */
  readonly isIdentified: () => boolean
}

export interface VisitorOptions {
  readonly db: Queryable
  readonly identity: Identity
  /** Whether visitors reach the site by HTTPS. */
  readonly https: boolean
  readonly now?: () => Date
}

/** The visitor behind a request, by the cookie of its session. */
export function createVisitor(
  request: Request,
  { db, identity, https, now = () => new Date() }: VisitorOptions,
): Visitor {
  let lookup: Promise<Person | null> | undefined
  const person = () => {
    const secret = readSessionCookie(request, https)
    lookup ??=
      secret === null
        ? Promise.resolve(null)
        : findSessionPerson(db, secret, now(), identity.settings.provider)
    return lookup
  }
  return {
    person,
    isIdentified: () => lookup !== undefined,
    async signOutEverywhere() {
      const someone = await person()
      if (someone === null) return false
      await identity.signOutEverywhere(someone.uid)
      return true
    },
  }
}
