import { desc } from 'drizzle-orm'
import type { Queryable } from '#server/db/open.ts'
import { type SigningKeyRow, signingKeys } from '#server/db/schema/account/signing-keys.ts'

/** Newest first. */
export const listSigningKeys = (db: Queryable): Promise<SigningKeyRow[]> =>
  db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), signingKeys.kid)
