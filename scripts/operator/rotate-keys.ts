import { parseArgs } from 'node:util'
import { runOperation } from './operate.ts'

const USAGE = `npm run rotate-keys [-- --discard]

Makes a new key, which signs identity tokens from now on; older keys verify the tokens that they signed
until those expire. With --discard older keys are gone within ten seconds, and every sign-in and session
of everyone ends at once: for a key that others may know. The server may run meanwhile.`

/**
 * The program behind `npm run rotate-keys`.
 *
 * @throws one sentence if it fails
 */
export async function runRotateKeys(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      discard: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return console.log(USAGE)
  const { discarded } = await runOperation('rotate-keys', { discard: values.discard })
  console.log(
    discarded ? 'All keys were replaced. Everyone signs in again.' : 'A new key signs from now on.',
  )
}
