import { and, desc, eq, notInArray } from 'drizzle-orm'
import { getSessionExpiry } from '#domain/people/session/lifetimes.ts'
import { sessions } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { createSecret, hashSecret } from '#server/platform/secret.ts'
import type { Person } from './person.ts'

/** Per person. Another one ends the session that expires first. */
const MAX_SESSIONS = 20

type SessionUser = Pick<Person, 'uid' | 'email' | 'emailVerified' | 'signInId'>

/** @returns the secret for the session cookie */
export async function createSession(
  db: Queryable,
  { uid, email, emailVerified, signInId }: SessionUser,
  now: Date,
): Promise<string> {
  const secret = createSecret()
  const expiresAt = getSessionExpiry(now, now)
  const hash = hashSecret(secret)
  await db
    .insert(sessions)
    .values({ uid, email, emailVerified, signInId, hash, createdAt: now, expiresAt })
  const recent = db
    .select({ hash: sessions.hash })
    .from(sessions)
    .where(eq(sessions.uid, uid))
    .orderBy(desc(eq(sessions.hash, hash)), desc(sessions.expiresAt))
    .limit(MAX_SESSIONS)
  await db.delete(sessions).where(and(eq(sessions.uid, uid), notInArray(sessions.hash, recent)))
  return secret
}

/** Renews the idle timeout, within the maximum age of a session. */
export async function extendSession(db: Queryable, secret: string, now: Date): Promise<void> {
  const own = eq(sessions.hash, hashSecret(secret))
  const [session] = await db.select().from(sessions).where(own)
  if (session === undefined) return
  await db
    .update(sessions)
    .set({ expiresAt: getSessionExpiry(session.createdAt, now) })
    .where(own)
}

/** @returns the user of the session, or `null` if there was none */
export async function endSession(
  db: Queryable,
  secret: string,
): Promise<Pick<Person, 'uid' | 'signInId'> | null> {
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.hash, hashSecret(secret)))
    .returning({ uid: sessions.uid, signInId: sessions.signInId })
  return row ?? null
}

export async function endAllSessions(db: Queryable, uid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.uid, uid))
}
