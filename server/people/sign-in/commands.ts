import { and, desc, eq, notInArray } from 'drizzle-orm'
import { isSignInExpired } from '#domain/people/session/lifetimes.ts'
import { type SignInRow, signIns } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { securityEvent } from '#server/platform/log/security-event.ts'
import { createSecret, hashSecret } from '#server/platform/secret.ts'

/** Per account. Another one ends the sign-in that was unused longest. */
export const MAX_SIGN_INS = 20

/** Unused refresh tokens per sign-in: more tabs hardly refresh at the same time. */
const MAX_UNUSED_TOKENS = 20

export interface StartedSignIn {
  readonly signIn: SignInRow
  /** `<id>.<secret>` */
  readonly refreshToken: string
}

export interface SignInProof {
  readonly provider: string
  readonly authTime?: Date | null
  /** The name of the browser, for people to read. */
  readonly device?: string
}

export async function startSignIn(
  db: Queryable,
  uid: string,
  { provider, authTime, device }: SignInProof,
  now: Date,
): Promise<StartedSignIn> {
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
  const recent = db
    .select({ id: signIns.id })
    .from(signIns)
    .where(eq(signIns.uid, uid))
    .orderBy(desc(eq(signIns.id, id)), desc(signIns.usedAt))
    .limit(MAX_SIGN_INS)
  await db.delete(signIns).where(and(eq(signIns.uid, uid), notInArray(signIns.id, recent)))
  return { signIn, refreshToken: `${id}.${secret}` }
}

/**
 * Rotates a refresh token. The old token stays valid until a successor is used, so that a lost
 * response or concurrent tabs sign nobody out. Later reuse means that the token was copied, and ends
 * the sign-in.
 *
 * @returns `null` for an invalid token
 */
export async function rotateRefreshToken(
  db: Queryable,
  token: string,
  now: Date,
): Promise<StartedSignIn | null> {
  const dot = token.indexOf('.')
  const id = token.slice(0, Math.max(dot, 0))
  const hash = hashSecret(token.slice(dot + 1))
  let reusedBy: string | null = null
  const rotated = await db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(signIns).where(eq(signIns.id, id)).for('update')
    if (row === undefined) return null
    const isRepeated = hash === row.usedHash
    const isCopied = !isRepeated && !row.unusedHashes.includes(hash)
    if (isCopied || isSignInExpired(row.createdAt, row.usedAt, now)) {
      await transaction.delete(signIns).where(eq(signIns.id, id))
      if (isCopied) reusedBy = row.uid
      return null
    }
    const secret = createSecret()
    const siblings = isRepeated ? row.unusedHashes.slice(-MAX_UNUSED_TOKENS) : []
    const unusedHashes = [...siblings, hashSecret(secret)]
    const changes = { usedHash: hash, unusedHashes, usedAt: now }
    await transaction.update(signIns).set(changes).where(eq(signIns.id, id))
    return { signIn: { ...row, ...changes }, refreshToken: `${id}.${secret}` }
  })
  if (reusedBy !== null) securityEvent('token.reused', { uid: reusedBy })
  return rotated
}

export async function endSignIn(db: Queryable, id: string): Promise<void> {
  await db.delete(signIns).where(eq(signIns.id, id))
}

/** @returns whether the account had this sign-in */
export async function endAccountSignIn(db: Queryable, uid: string, id: string): Promise<boolean> {
  const ended = await db.delete(signIns).where(and(eq(signIns.id, id), eq(signIns.uid, uid)))
  return Boolean(ended.rowCount)
}
