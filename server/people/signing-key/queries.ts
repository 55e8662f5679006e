import { desc } from 'drizzle-orm'
import { type SigningKeyRow, signingKeys } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** Newest first. */
export const listSigningKeys = (db: Queryable): Promise<SigningKeyRow[]> =>
  db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), signingKeys.kid)
