import { parseArgs } from 'node:util'
import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { runOperation } from './operate.ts'

const USAGE = `npm run verify -- HOME --what TEXT --by NAME --until DAY [--on DAY]
npm run verify -- HOME --remove

Says that the person who offers a home was checked: 'Verified person' on its page opens to say what, by whom, when and
until when. It ends by itself after its last day, and with the first import that names another person.

  HOME         type and number, as in the address of its page: sale/1001
  --what TEXT  what was checked: "Passport, and the right to sell in the State Register"
  --by NAME    who checked it
  --until DAY  its last day, like 2027-01-31, at most two years after the check
  --on DAY     the day of the check; default: today

The server may run meanwhile.`

/**
 * The program behind `npm run verify`.
 *
 * @throws one sentence if it fails
 */
export async function runVerify(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      what: { type: 'string' },
      by: { type: 'string' },
      on: { type: 'string' },
      until: { type: 'string' },
      remove: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  })
  if (values.help) return console.log(USAGE)
  const { remove, help: _help, ...verification } = values
  if (remove && Object.keys(verification).length > 0)
    throw new Error('--remove takes no other option.')
  const given = verification as Record<'what' | 'by' | 'until', string>
  const input = { ...parseHome(positionals), verification: remove ? null : given }
  console.log((await runOperation('verify', input)).sentence)
}

function parseHome([home = '', ...more]: readonly string[]) {
  const [type, id, ...rest] = home.split('/')
  if (!isEstateType(type) || !/^[1-9]\d{0,9}$/.test(id ?? '') || rest.length + more.length > 0)
    throw new Error('Name one home by type and number: npm run verify -- sale/1001 …')
  return { type, id: Number(id) }
}
