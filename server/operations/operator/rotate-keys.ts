import * as z from 'zod'
import { endAllSignIns } from '#server/people/account/commands.ts'
import { rotateSigningKeys } from '#server/people/identity/token/signing-keys.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import type { OperatorContext } from './accounts.ts'

export const rotateKeysInput = z.object({ discard: z.boolean() })

/**
 * The operation of `npm run rotate-keys`. Somebody who has a stolen key may have signed in with it,
 * so discarding keys ends all sign-ins.
 */
export async function rotateKeysOperation(
  { db, now }: Pick<OperatorContext, 'db' | 'now'>,
  { discard }: z.output<typeof rotateKeysInput>,
): Promise<{ readonly discarded: boolean }> {
  if (!discard) {
    await rotateSigningKeys(db, now)
    return { discarded: false }
  }
  const ended = await db.transaction(async (transaction) => {
    await rotateSigningKeys(transaction, now, { discard })
    return endAllSignIns(transaction)
  })
  securityEvent('signing-key.discarded', { by: 'operator', ...ended })
  return { discarded: true }
}
