import { eq } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, type Language } from '#domain/platform/language.ts'
import { personLanguages } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** The language in which a person first signed in, or that they have chosen since. */
export async function findLanguage(db: Queryable, uid: string): Promise<Language> {
  const [row] = await db.select().from(personLanguages).where(eq(personLanguages.uid, uid))
  return row?.language ?? DEFAULT_LANGUAGE
}
