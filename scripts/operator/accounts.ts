import { formatCount } from '#domain/platform/text/format-number.ts'
import type { AccountsResult } from '#server/operations/operator/accounts.ts'
import type { InputOf } from '#server/operations/operator/operations.ts'
import type { PersonDetails, PersonSummary } from '#server/operations/operator/queries.ts'
import { ACCOUNTS_USAGE, parseAccountsArguments } from './account-arguments.ts'
import { runOperation } from './operate.ts'

/**
 * The program behind `npm run accounts`.
 *
 * @throws one sentence if it fails
 */
export async function runAccounts(args: string[]): Promise<void> {
  const { command, json } = parseAccountsArguments(args)
  if (command.command === 'help') console.log(ACCOUNTS_USAGE)
  else if (command.command === 'list') await listPeople(json)
  else await changePerson(command, json)
}

async function listPeople(json: boolean): Promise<void> {
  let after: string | null = ''
  let count = 0
  while (after !== null) {
    const page: AccountsResult = await runOperation('accounts', { command: 'list', after })
    if (page.kind !== 'page') throw new Error('The server returned an unexpected result.')
    for (const person of page.people)
      console.log(json ? JSON.stringify(person) : formatListedPerson(person))
    count += page.people.length
    after = page.next
  }
  if (!json) console.error(`${formatCount(count, 'person', 'people')}.`)
}

async function changePerson(
  command: Extract<InputOf<'accounts'>, { who: string }>,
  json: boolean,
): Promise<void> {
  const result = await runOperation('accounts', command)
  if (result.kind === 'page') throw new Error('The server returned an unexpected result.')
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
