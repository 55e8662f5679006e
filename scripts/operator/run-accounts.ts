import type { AccountsResult } from '#server/operator/accounts.ts'
import type { PersonDetails, PersonSummary } from '#server/operator/queries.ts'
import {
  ACCOUNTS_USAGE,
  type AccountsCommand,
  parseAccountsArguments,
} from './account-arguments.ts'
import { runOperation } from './operate.ts'

/**
 * The program behind `npm run accounts`.
 *
 * @throws one sentence when it cannot be done
 */
export async function runAccounts(args: string[]): Promise<void> {
  const { asked, json } = parseAccountsArguments(args)
  if (asked.command === 'help') console.log(ACCOUNTS_USAGE)
  else if (asked.command === 'list') await listPeople(json)
  else await changePerson(asked, json)
}

async function listPeople(json: boolean): Promise<void> {
  let after: string | null = ''
  let sum = 0
  while (after !== null) {
    const page: AccountsResult = await runOperation('accounts', { command: 'list', after })
    if (page.kind !== 'page') throw new Error('The server answered something else.')
    for (const person of page.people)
      console.log(json ? JSON.stringify(person) : formatListedPerson(person))
    sum += page.people.length
    after = page.next
  }
  if (!json) console.error(sum === 1 ? '1 person.' : `${sum.toLocaleString('en-US')} people.`)
}

async function changePerson(
  asked: Extract<AccountsCommand, { readonly who: string }>,
  json: boolean,
): Promise<void> {
  const result = await runOperation('accounts', asked)
  if (result.kind === 'page') throw new Error('The server answered something else.')
  if (json) console.log(JSON.stringify(result.kind === 'person' ? result.person : result))
  else console.log(result.kind === 'person' ? formatPerson(result.person) : result.sentence)
}

function formatListedPerson({ uid, email, emailVerified, account, roles }: PersonSummary): string {
  const words = [
    account === null ? 'at Firebase' : `since ${account.createdAt.slice(0, 10)}`,
    ...(account?.disabled ? ['disabled'] : []),
    ...(email !== null && !emailVerified ? ['address not confirmed'] : []),
    ...roles,
  ]
  return `${uid}  ${email ?? '-'}  ${words.join(', ')}`
}

function formatPerson(person: PersonDetails): string {
  const { account, roles, emailVerified } = person
  const lines: [string, string][] = [
    ['uid', person.uid],
    ['address', `${person.email ?? 'none'}${emailVerified ? ' (confirmed)' : ''}`],
    ['state', account === null ? 'at Firebase' : account.disabled ? 'disabled' : 'enabled'],
    ['roles', roles.join(', ') || 'none'],
    ['signs in by', person.signInMethods.join(', ') || 'unknown'],
    ['sign-ins', String(person.signIns)],
    ['sessions', String(person.sessions)],
    ...(account === null
      ? []
      : ([
          ['made', account.createdAt],
          ['last sign-in', account.lastSignInAt],
        ] as [string, string][])),
  ]
  return lines.map(([name, value]) => `${name.padEnd(13)} ${value}`).join('\n')
}
