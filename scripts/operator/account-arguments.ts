import { parseArgs } from 'node:util'
import { isRole, ROLES } from '#domain/people/role.ts'
import type { InputOf } from '#server/operations/operator/operations.ts'

export const ACCOUNTS_USAGE = `npm run accounts -- COMMAND [--json]

  list              everyone who can sign in
  show WHO          what there is to know of one person
  disable WHO       lets nobody sign in to the account, and ends its sessions at once
  enable WHO        lets the person sign in again
  delete WHO        deletes the account with all that belongs to it, for good
  sign-out WHO      ends every sign-in and session
  grant ROLE WHO    gives a role: ${ROLES.join(' or ')}
  revoke ROLE WHO   takes it away
  represent WHO FEED [REALTOR]     visitors write to this person about homes of the feed, or of one realtor in it
  unrepresent WHO FEED [REALTOR]   they do not any more; conversations go on

WHO is an address of mail or a uid; one that begins with -- comes after --, as the last word. The server may run meanwhile. For programs:
npm run --silent accounts -- list --json gives one line of JSON for each.`

const PERSON_COMMANDS = ['show', 'disable', 'enable', 'delete', 'sign-out'] as const
const FEED_COMMANDS = ['represent', 'unrepresent'] as const
const ROLE_COMMANDS = ['grant', 'revoke'] as const

type AccountsCommand = { readonly command: 'help' } | InputOf<'accounts'>

/** @throws one sentence about invalid arguments */
export function parseAccountsArguments(args: string[]): {
  readonly command: AccountsCommand
  readonly json: boolean
} {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  // A uid may begin with a hyphen.
  const isOption = (arg: string, at: number) => at < end && (arg.startsWith('--') || arg === '-h')
  const { values } = parseArgs({
    args: args.filter(isOption),
    options: {
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  })
  const words = args.filter((arg, at) => at !== end && !isOption(arg, at))
  return { command: parseCommand(values.help ? ['help'] : words), json: values.json }
}

function parseCommand([name = 'help', ...rest]: readonly string[]): AccountsCommand {
  if (name === 'help') return { command: 'help' }
  if (name === 'list') {
    if (rest.length > 0) throw new Error('"list" lists everyone, and takes no name.')
    return { command: 'list' }
  }
  const simple = PERSON_COMMANDS.find((command) => command === name)
  if (simple !== undefined) {
    const [who] = rest
    if (who === undefined || rest.length > 1)
      throw new Error(`Name one person: npm run accounts -- ${name} WHO`)
    return { command: simple, who }
  }
  const ofFeed = FEED_COMMANDS.find((command) => command === name)
  if (ofFeed !== undefined) {
    const [who, feed, realtor = '', ...more] = rest
    if (who === undefined || feed === undefined || more.length > 0)
      throw new Error(
        `Name a person and a feed: npm run accounts -- ${name} WHO FEED "NAME OF THE REALTOR"`,
      )
    return { command: ofFeed, who, feed, realtor }
  }
  const ofRole = ROLE_COMMANDS.find((command) => command === name)
  if (ofRole === undefined) throw new Error(`There is no "${name}". --help says what there is.`)
  // The two arguments may come in either order, because no email address equals a role.
  const role = rest.find(isRole)
  const [who, ...more] = rest.filter((text) => text !== role)
  if (role === undefined || who === undefined || more.length > 0) {
    throw new Error(
      `Name a role (${ROLES.join(' or ')}) and a person: npm run accounts -- ${name} ROLE WHO`,
    )
  }
  return { command: ofRole, role, who }
}
