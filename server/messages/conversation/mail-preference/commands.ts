import { eq } from 'drizzle-orm'
import { stopMailsUrl } from '#domain/messages/conversation/links.ts'
import { getLanguagePrefix, type Language } from '#domain/platform/language.ts'
import { mailRefusals, mailStops } from '#server/messages/tables.ts'
import { one } from '#server/platform/db/one.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { createSecret } from '#server/platform/secret.ts'

export async function setMailPreference(
  db: Queryable,
  uid: string,
  isWanted: boolean,
  now: Date,
): Promise<void> {
  if (isWanted) await db.delete(mailRefusals).where(eq(mailRefusals.uid, uid))
  else await db.insert(mailRefusals).values({ uid, refusedAt: now }).onConflictDoNothing()
}

/** The link that turns mails off, whose token is the same in all mails to a person. */
export async function getUnsubscribeUrl(
  db: Queryable,
  siteUrl: string,
  { uid, language }: { readonly uid: string; readonly language: Language },
): Promise<string> {
  const rows = await db
    .insert(mailStops)
    .values({ uid, token: createSecret() })
    // PostgreSQL returns an existing row only if it is updated.
    .onConflictDoUpdate({ target: mailStops.uid, set: { uid } })
    .returning({ token: mailStops.token })
  return stopMailsUrl(siteUrl + getLanguagePrefix(language), one(rows).token)
}

/** @returns whether the token is known */
export async function unsubscribeFromMessageMails(
  db: Queryable,
  token: string,
  now: Date,
): Promise<boolean> {
  const [row] = await db.select().from(mailStops).where(eq(mailStops.token, token))
  if (row === undefined) return false
  await setMailPreference(db, row.uid, false, now)
  return true
}
