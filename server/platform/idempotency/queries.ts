import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/db/open.ts'
import { hashSecret } from '#server/platform/secret.ts'
import { idempotencyKeys } from '#server/platform/tables.ts'

export const isIdempotencyKeyUsed = async (db: Queryable, key: string): Promise<boolean> =>
  (await db.$count(idempotencyKeys, eq(idempotencyKeys.keyHash, hashSecret(key)))) > 0
