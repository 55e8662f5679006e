import { hashSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys.ts'

/**
 * Waits for another transaction that takes the same form.
 *
 * @param transaction stores what the form asks for, too: both or none
 * @returns `false` if it was taken before
 */
export async function claimIdempotencyKey(
  transaction: Queryable,
  key: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await transaction
    .insert(idempotencyKeys)
    .values({ keyHash: hashSecret(key), takenAt: now })
    .onConflictDoNothing()
  return rowCount === 1
}
