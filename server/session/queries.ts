import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '#server/db/open.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { hashOfSecret } from '#server/identity/secret-text.ts'
import type { Person } from './person.ts'

/** Whose session it is; `null` when there is none (any more). */
export async function personOf(db: Queryable, secret: string, now: Date): Promise<Person | null> {
  const [row] = await db
    .select({ uid: sessions.uid, email: sessions.email, signInId: sessions.signInId })
    .from(sessions)
    .where(and(eq(sessions.hash, hashOfSecret(secret)), gt(sessions.expiresAt, now)))
  return row ?? null
}
