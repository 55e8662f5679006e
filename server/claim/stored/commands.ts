import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { ClaimOutcome } from '#domain/claim/claim.ts'
import { hashSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import { type ClaimRow, homeClaims } from '#server/db/schema/claims.ts'
import { moderationDecisions } from '#server/db/schema/moderation-decisions.ts'
import { offers } from '#server/db/schema/offers.ts'

/** Two homes have one claim: a second one changes nothing. */
export async function createClaim(
  db: Queryable,
  claim: Pick<ClaimRow, 'own' | 'copy' | 'words'>,
  now: Date,
): Promise<void> {
  await db
    .insert(homeClaims)
    .values({ id: randomUUID(), ...claim, createdAt: now })
    .onConflictDoNothing()
}

/** Waits for other changes of the homes. In one order, so that two decisions never wait for each other. */
export async function lockHomes(transaction: Queryable, ids: readonly string[]): Promise<void> {
  await transaction
    .select({ id: offers.id })
    .from(offers)
    .where(inArray(offers.id, [...ids]))
    .orderBy(asc(offers.id))
    .for('update')
}

/** @returns whether nobody had decided it */
export async function closeClaim(
  db: Queryable,
  id: string,
  decision: { readonly outcome: ClaimOutcome; readonly reason: string },
  now: Date,
): Promise<boolean> {
  const closed = await db
    .update(homeClaims)
    .set({ ...decision, decidedAt: now })
    .where(and(eq(homeClaims.id, id), isNull(homeClaims.decidedAt)))
    .returning({ id: homeClaims.id })
  return closed.length > 0
}

/** One that is granted is in the log with the home that it moved. */
export async function logDismissal(
  db: Queryable,
  dismissal: { readonly copy: string; readonly uid: string; readonly reason: string },
  now: Date,
): Promise<void> {
  const { copy, uid, reason } = dismissal
  await db.insert(moderationDecisions).values({
    ...{ id: randomUUID(), offer: copy, decision: 'dismiss-claim', reason, decidedAt: now },
    moderator: hashSecret(uid),
  })
}
