import { type RouterContextProvider, redirect } from 'react-router'
import type { Role } from '#domain/people/role.ts'
import { signInPath } from '#domain/people/sign-in-path.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import type { Person } from './person.ts'
import { visitorContext } from './visitor.ts'

type Context = Pick<Readonly<RouterContextProvider>, 'get'>

/**
 * Returns the signed-in person, for loaders and actions of pages that require sign-in.
 *
 * @param next the path of the page, to which sign-in returns
 * @throws a redirect to the sign-in page if nobody is signed in
 */
export async function requirePerson(context: Context, next: string): Promise<Person> {
  const person = await context.get(visitorContext).person()
  if (person === null) throw redirect(signInPath(next))
  return person
}

/**
 * Returns the signed-in person, for loaders and actions of pages that require a role.
 *
 * @param next see `requirePerson`
 * @throws a redirect to the sign-in page if nobody is signed in; 404 without the role, so that nobody learns of the
 * page
 */
export async function requireRole(context: Context, role: Role, next: string): Promise<Person> {
  const person = await requirePerson(context, next)
  if (!person.roles.includes(role)) throw createPageError(404)
  return person
}
