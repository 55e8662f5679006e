import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/db/open.ts'
import { hashSecret } from '#server/platform/secret.ts'
import { idempotencyKeys } from '#server/platform/tables.ts'

export async function isIdempotencyKeyUsed(db: Queryable, key: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.keyHash, hashSecret(key)))
  return rows.length > 0
}
