import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import { type ClaimOutcome, OUTCOMES_AGAINST_COPY } from '#domain/claim/outcome.ts'
import type { Queryable } from '#server/db/open.ts'
import { type ClaimRow, homeClaims } from '#server/db/schema/claims.ts'
import { offers } from '#server/db/schema/offers.ts'

/** Two homes have one claim: a second one changes nothing. */
export async function createClaim(
  db: Queryable,
  claim: Pick<ClaimRow, 'original' | 'copy' | 'words'>,
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

/**
 * An appeal against the claims that the home lost is decided for its owner. An appeal against a rejection of after them
 * says nothing about them.
 */
export async function overturnClaims(transaction: Queryable, copy: string, now: Date) {
  const isRejectedSince = sql`exists (
    select from moderation_decisions
    where offer = ${homeClaims.copy} and decision = 'reject' and moderation_decisions.decided_at > ${homeClaims.decidedAt}
  )`
  await transaction
    .update(homeClaims)
    .set({ overturnedAt: now })
    .where(
      and(
        ...[eq(homeClaims.copy, copy), inArray(homeClaims.outcome, OUTCOMES_AGAINST_COPY)],
        ...[isNull(homeClaims.overturnedAt), not(isRejectedSince)],
      ),
    )
}
