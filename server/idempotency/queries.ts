import { eq } from 'drizzle-orm'
import { hashSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys.ts'

export async function isIdempotencyKeyUsed(db: Queryable, key: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.keyHash, hashSecret(key)))
  return rows.length > 0
}
