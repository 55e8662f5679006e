import { lte } from 'drizzle-orm'
import { RETENTION_MS } from '#domain/account/retention.ts'
import { hashSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys.ts'

/**
 * Waits for other transactions that take the same form.
 *
 * @param transaction also stores what the form asks for: both or neither
 * @param validMs how long it counts as taken, at most `RETENTION_MS.takenForm`
 * @returns `false` if it was already taken
 */
export async function claimIdempotencyKey(
  transaction: Queryable,
  key: string,
  now: Date,
  validMs: number = RETENTION_MS.takenForm,
): Promise<boolean> {
  const { rowCount } = await transaction
    .insert(idempotencyKeys)
    .values({ keyHash: hashSecret(key), takenAt: now })
    .onConflictDoUpdate({
      target: idempotencyKeys.keyHash,
      set: { takenAt: now },
      setWhere: lte(idempotencyKeys.takenAt, new Date(now.getTime() - validMs)),
    })
  return rowCount === 1
}
