import { hashSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys.ts'

/**
 * Waits for other transactions that take the same form.
 *
 * @param transaction also stores what the form asks for: both or neither
 * @returns `false` if it was already taken
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
