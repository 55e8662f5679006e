import { and, eq } from 'drizzle-orm'
import { HOUR_MS } from '#domain/platform/time/durations.ts'
import { type ActionCodeKind, actionCodes } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { createSecret, hashSecret } from '#server/platform/secret.ts'

/** The lifetime of a mailed link: long enough for slow mail, shorter where it sets a password. */
const ACTION_CODE_MS: Readonly<Record<ActionCodeKind, number>> = {
  PASSWORD_RESET: HOUR_MS,
  VERIFY_EMAIL: 3 * 24 * HOUR_MS,
}

/** Revokes the account's earlier codes of the same kind. */
export async function issueActionCode(
  db: Queryable,
  uid: string,
  kind: ActionCodeKind,
  now: Date,
): Promise<string> {
  const code = createSecret()
  const expiresAt = new Date(now.getTime() + ACTION_CODE_MS[kind])
  await db.transaction(async (transaction) => {
    await transaction
      .delete(actionCodes)
      .where(and(eq(actionCodes.uid, uid), eq(actionCodes.kind, kind)))
    await transaction.insert(actionCodes).values({ hash: hashSecret(code), uid, kind, expiresAt })
  })
  return code
}

export async function findActionCode(
  db: Queryable,
  code: string,
  now: Date,
): Promise<{ uid: string; kind: ActionCodeKind } | 'expired' | null> {
  const [row] = await db
    .select()
    .from(actionCodes)
    .where(eq(actionCodes.hash, hashSecret(code)))
  if (row === undefined) return null
  return row.expiresAt <= now ? 'expired' : { uid: row.uid, kind: row.kind }
}

/** Consumes a code. If two calls with the same code run concurrently, one returns true. */
export async function consumeActionCode(db: Queryable, code: string): Promise<boolean> {
  const result = await db.delete(actionCodes).where(eq(actionCodes.hash, hashSecret(code)))
  return result.rowCount === 1
}
