import { lte } from 'drizzle-orm'
import { TAKEN_FORM_MS } from '#domain/platform/idempotency-key.ts'
import type { Transaction } from '#server/platform/db/open.ts'
import { hashSecret } from '#server/platform/secret.ts'
import { idempotencyKeys } from '#server/platform/tables.ts'

/**
 * Waits for other transactions that take the same form.
 *
 * @param transaction also stores what the form asks for: both or neither
 * @param validMs how long it counts as taken, at most `TAKEN_FORM_MS`
 * @returns `false` if it was already taken
 */
export async function claimIdempotencyKey(
  transaction: Transaction,
  key: string,
  now: Date,
  validMs: number = TAKEN_FORM_MS,
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
