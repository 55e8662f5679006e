import * as z from 'zod'
import { normalizeEmail } from '#domain/people/email.ts'
import { ROLES } from '#domain/people/role.ts'
import { addRepresentative, removeRepresentative } from '#server/catalog/representative/commands.ts'
import { isOfFeed, type Represented } from '#server/catalog/representative/queries.ts'
import { deleteAccount } from '#server/operations/personal-data/delete-account.ts'
import { signOutEverywhere } from '#server/people/account/commands.ts'
import type { Identity } from '#server/people/identity/identity.ts'
import { grantRole, revokeRole } from '#server/people/role/commands.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import { disableAccount } from './disable-account.ts'
import { OperatorError } from './operator-error.ts'
import {
  findPerson,
  getPersonDetails,
  listPeople,
  type PersonDetails,
  type PersonSummary,
} from './queries.ts'

const MAX_PAGE_SIZE = 1_000

const MAX_NAME_LENGTH = 320

const whoSchema = z
  .string()
  .trim()
  .min(1, 'Name somebody, by an address of mail or a uid.')
  .max(MAX_NAME_LENGTH, `Nobody is called by more than ${MAX_NAME_LENGTH} characters.`)
const roleSchema = z.enum(ROLES)

export const accountsInput = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('list'),
    /** The key of the last person on the previous page. */
    after: z.string().default(''),
    limit: z.int().min(1).max(MAX_PAGE_SIZE).default(MAX_PAGE_SIZE),
  }),
  z.object({
    command: z.enum(['show', 'disable', 'enable', 'delete', 'sign-out']),
    who: whoSchema,
  }),
  z.object({ command: z.enum(['grant', 'revoke']), who: whoSchema, role: roleSchema }),
  z.object({
    command: z.enum(['represent', 'unrepresent']),
    who: whoSchema,
    feed: z.string().trim().min(1, 'Name a feed.').max(MAX_NAME_LENGTH),
    /** The realtor as the feed names them; '' for all listings of the feed. */
    realtor: z.string().trim().max(MAX_NAME_LENGTH).default(''),
  }),
])

export type AccountsInput = z.infer<typeof accountsInput>

export type AccountsResult =
  | {
      readonly kind: 'page'
      readonly people: readonly PersonSummary[]
      readonly next: string | null
    }
  | { readonly kind: 'person'; readonly person: PersonDetails }
  | {
      readonly kind: 'done'
      /** The account after the change; before it, if it was a deletion. */
      readonly person: PersonSummary
      /** The result in one sentence. */
      readonly sentence: string
    }

export interface OperatorContext {
  readonly db: Queryable
  readonly provider: Identity['settings']['provider']
  readonly now: Date
}

/**
 * The operation of `npm run accounts`.
 *
 * @throws {OperatorError} when there is no such person, or the account is in Firebase
 */
export async function accountsOperation(
  { db, provider, now }: OperatorContext,
  input: AccountsInput,
): Promise<AccountsResult> {
  if (input.command === 'list') {
    return { kind: 'page', ...(await listPeople(db, input.after, input.limit)) }
  }
  // Firebase has people who never visited this site.
  const anyUid =
    provider === 'firebase' && (input.command === 'grant' || input.command === 'represent')
  const person = await findPerson(db, input.who, anyUid)
  if (person === null) throw new OperatorError(`There is no account of ${input.who}.`)
  const { uid } = person
  const name = person.email ?? uid

  const done = async (sentence: string): Promise<AccountsResult> => ({
    kind: 'done',
    person: (await findPerson(db, uid, false)) ?? person,
    sentence,
  })
  switch (input.command) {
    case 'show':
      return { kind: 'person', person: await getPersonDetails(db, person) }
    case 'disable':
      requireOwnAccount(person)
      await disableAccount(db, uid, true, now)
      securityEvent('account.disabled', { uid, by: 'operator' })
      return done(`${name} is disabled and signed out everywhere.`)
    case 'enable':
      requireOwnAccount(person)
      await disableAccount(db, uid, false, now)
      securityEvent('account.enabled', { uid, by: 'operator' })
      return done(`${name} can sign in again.`)
    case 'delete':
      await deleteAccount(db, uid, now, getConfirmedKey(person))
      securityEvent('account.deleted', { uid, by: 'operator' })
      return done(
        person.account === null
          ? `All that was here of ${name} is deleted; the account itself is in the Firebase project.`
          : `${name} is deleted.`,
      )
    case 'sign-out':
      await signOutEverywhere(db, uid)
      securityEvent('sign-out.everywhere', { uid, by: 'operator' })
      return done(
        person.account === null
          ? `${name} has no session here any more; Firebase's own sign-ins go on.`
          : `${name} is signed out everywhere.`,
      )
    case 'grant': {
      const granted = await grantRole(db, uid, input.role, now)
      if (granted) securityEvent('role.granted', { uid, by: 'operator', role: input.role })
      return done(granted ? `${name} is ${input.role} now.` : `${name} is ${input.role} already.`)
    }
    case 'represent': {
      const { feed, realtor } = input
      if (!(await isOfFeed(db, { feed, realtor })))
        throw new OperatorError(`No home of ${nameRepresented(input)} was imported.`)
      await addRepresentative(db, uid, { feed, realtor }, now)
      securityEvent('representative.linked', { uid, by: 'operator' })
      return done(`Visitors write to ${name} about homes of ${nameRepresented(input)}.`)
    }
    case 'unrepresent': {
      const { feed, realtor } = input
      if (!(await removeRepresentative(db, uid, { feed, realtor })))
        return done(`Nobody writes to ${name} about homes of ${nameRepresented(input)} anyway.`)
      securityEvent('representative.unlinked', { uid, by: 'operator' })
      return done(`Nobody begins to write to ${name} about homes of ${nameRepresented(input)}.`)
    }
    case 'revoke': {
      const revoked = await revokeRole(db, uid, input.role)
      if (revoked) securityEvent('role.revoked', { uid, by: 'operator', role: input.role })
      return done(
        revoked ? `${name} is no longer ${input.role}.` : `${name} is not ${input.role} anyway.`,
      )
    }
  }
}

const nameRepresented = ({ feed, realtor }: Represented) =>
  realtor === '' ? `the feed ${feed}` : `${realtor} in the feed ${feed}`

/** Data of an email address is deleted only if the account holder confirmed it. */
const getConfirmedKey = ({ email, emailVerified }: PersonSummary): string | null =>
  email !== null && emailVerified ? normalizeEmail(email) : null

function requireOwnAccount({ account, uid }: PersonSummary): void {
  if (account !== null) return
  throw new OperatorError(
    `The account ${uid} is in the Firebase project: disable or enable it there. "sign-out" ends its sessions here.`,
  )
}
