import { and, desc, eq, notInArray } from 'drizzle-orm'
import { isSignInExpired } from '#domain/account/lifetimes.ts'
import { createSecret, hashSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import { type SignInRow, signIns } from '#server/db/schema/sign-ins.ts'
import { securityEvent } from '#server/log/security-event.ts'

/** Browsers that an account is signed in with at once; with one more, the one unused longest ends. */
export const MAX_SIGN_INS = 20

/** More tabs than this hardly ask for the same token at once. */
const MOST_UNUSED = 20

/** A sign-in, and the refresh token that goes on with it: `<id>.<secret>`. */
export interface Begun {
  readonly signIn: SignInRow
  readonly refreshToken: string
}

/** By what someone proved who they are, and when, if that was not just now. */
export interface Proof {
  readonly provider: string
  readonly authTime?: Date | null
  /** What the browser is called. */
  readonly device?: string
}

/** Notes that someone proved who they are and is signed in from `now` on. */
export async function beginSignIn(
  db: Queryable,
  uid: string,
  { provider, authTime, device }: Proof,
  now: Date,
): Promise<Begun> {
  const id = createSecret().slice(0, 22)
  const secret = createSecret()
  const [signIn] = await db
    .insert(signIns)
    .values({
      id,
      uid,
      provider,
      device,
      unusedHashes: [hashSecret(secret)],
      authTime: new Date(Math.floor((authTime ?? now).getTime() / 1000) * 1000),
      createdAt: now,
      usedAt: now,
    })
    .returning()
  if (signIn === undefined) throw new Error('A sign-in was not stored.')
  const kept = db
    .select({ id: signIns.id })
    .from(signIns)
    .where(eq(signIns.uid, uid))
    .orderBy(desc(eq(signIns.id, id)), desc(signIns.usedAt))
    .limit(MAX_SIGN_INS)
  await db.delete(signIns).where(and(eq(signIns.uid, uid), notInArray(signIns.id, kept)))
  return { signIn, refreshToken: `${id}.${secret}` }
}

/**
 * Takes a refresh token and gives the next one. A token stays good until one that was given for it
 * is used, so that an answer lost on the way, or tabs that ask at once, sign nobody out. One that
 * comes later was copied, and ends the sign-in for whoever holds a token of it.
 *
 * @returns `null` for a token that is not good (any more)
 */
export async function continueSignIn(
  db: Queryable,
  token: string,
  now: Date,
): Promise<Begun | null> {
  const dot = token.indexOf('.')
  const id = token.slice(0, Math.max(dot, 0))
  const hash = hashSecret(token.slice(dot + 1))
  let reusedBy: string | null = null
  const begun = await db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(signIns).where(eq(signIns.id, id)).for('update')
    if (row === undefined) return null
    const again = hash === row.usedHash
    const copied = !again && !row.unusedHashes.includes(hash)
    if (copied || isSignInExpired(row.createdAt, row.usedAt, now)) {
      await transaction.delete(signIns).where(eq(signIns.id, id))
      if (copied) reusedBy = row.uid
      return null
    }
    const secret = createSecret()
    const siblings = again ? row.unusedHashes.slice(-MOST_UNUSED) : []
    const unusedHashes = [...siblings, hashSecret(secret)]
    const changes = { usedHash: hash, unusedHashes, usedAt: now }
    await transaction.update(signIns).set(changes).where(eq(signIns.id, id))
    return { signIn: { ...row, ...changes }, refreshToken: `${id}.${secret}` }
  })
  if (reusedBy !== null) securityEvent('token.reused', { uid: reusedBy })
  return begun
}

/** The sign-in of this name while it lasts; `null` when it has ended. */
export async function signInById(db: Queryable, id: string): Promise<SignInRow | null> {
  const [row] = await db.select().from(signIns).where(eq(signIns.id, id))
  return row ?? null
}

/** Ends one sign-in; its refresh tokens are void. */
export async function endSignIn(db: Queryable, id: string): Promise<void> {
  await db.delete(signIns).where(eq(signIns.id, id))
}

/** Ends a sign-in if it is one of this account. @returns whether there was one */
export async function endSignInOf(db: Queryable, uid: string, id: string): Promise<boolean> {
  const ended = await db.delete(signIns).where(and(eq(signIns.id, id), eq(signIns.uid, uid)))
  return Boolean(ended.rowCount)
}
