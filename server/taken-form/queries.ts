import { eq } from 'drizzle-orm'
import { hashSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import { takenForms } from '#server/db/schema/taken-forms.ts'

export async function isFormTaken(db: Queryable, key: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(takenForms)
    .where(eq(takenForms.keyHash, hashSecret(key)))
  return rows.length > 0
}
