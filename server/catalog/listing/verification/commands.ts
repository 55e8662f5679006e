import { and, eq, sql } from 'drizzle-orm'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Verification } from '#domain/catalog/listing/trust/verification.ts'
import { IS_VISIBLE } from '#server/catalog/listing/visible.ts'
import { listings } from '#server/catalog/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { toVerificationColumns } from './columns.ts'

/**
 * Stores what was checked of the person who offers a listing; `null` removes it.
 *
 * @returns the name of the person; `null` if the listing names nobody; `undefined` if visitors see
 * no such listing
 */
export async function saveVerification(
  db: Queryable,
  { type, id }: { readonly type: EstateType; readonly id: number },
  verification: Verification | null,
  now: Date,
): Promise<string | null | undefined> {
  const isListing = and(eq(listings.type, type), eq(listings.id, id), sql.raw(IS_VISIBLE))
  const found = { name: listings.realtorName, phone: listings.realtorPhone }
  const [person] = await db.select(found).from(listings).where(isListing)
  const name = person && (person.name ?? person.phone)
  if (name === undefined || name === null) return name
  await db
    .update(listings)
    .set({ ...toVerificationColumns(verification), updatedAt: now })
    .where(isListing)
  return name
}
