import type { Language } from '#domain/platform/language.ts'
import { personLanguages } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'

/** Mails about what others do come in this language from now on. */
export async function chooseLanguage(
  db: Queryable,
  uid: string,
  language: Language,
): Promise<void> {
  await db
    .insert(personLanguages)
    .values({ uid, language })
    .onConflictDoUpdate({ target: personLanguages.uid, set: { language } })
}

/** The language of the first sign-in stays until another is chosen: a later one may be on a borrowed page. */
export async function keepFirstLanguage(
  db: Queryable,
  uid: string,
  language: Language,
): Promise<void> {
  await db.insert(personLanguages).values({ uid, language }).onConflictDoNothing()
}
