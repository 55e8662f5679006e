import { grantRole } from '#server/people/role/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { BuiltApp } from '#test/site/built-app.ts'
import { type SignedIn, signIn } from '#test/site/sign-in.ts'
import { createOwnerForms } from './owner-forms.ts'

/** The forms of owners, and people who use them. */
export function createOwnerSite(app: Pick<BuiltApp, 'request'>, database: Database) {
  async function signInModerator(email: string): Promise<SignedIn> {
    const person = await signIn(app, email)
    await grantRole(database.orm, person.uid, 'moderator', new Date())
    return person
  }

  const signInOwner = (email: string) => signIn(app, email)
  return { ...createOwnerForms(app), signInModerator, signInOwner }
}
