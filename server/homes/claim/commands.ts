import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import type { ClaimOutcome } from '#domain/safety/claim-outcome.ts'
import { type ClaimRow, homeClaims, offers } from '#server/homes/tables.ts'
import type { Transaction } from '#server/platform/db/open.ts'

/** Does nothing if the two homes already have a claim. */
export async function createClaim(
  transaction: Transaction,
  claim: Pick<ClaimRow, 'original' | 'copy' | 'words'>,
  now: Date,
): Promise<void> {
  await transaction
    .insert(homeClaims)
    .values({ id: randomUUID(), ...claim, createdAt: now })
    .onConflictDoNothing()
}

/** Locks homes in id order, so that two decisions never deadlock. */
export async function lockHomes(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .select({ id: offers.id })
    .from(offers)
    .where(inArray(offers.id, [...ids]))
    .orderBy(asc(offers.id))
    .for('update')
}

/** Call it while its homes are locked. */
export const closeClaim = (
  transaction: Transaction,
  id: string,
  decision: { readonly outcome: ClaimOutcome; readonly reason: string },
  now: Date,
) =>
  transaction
    .update(homeClaims)
    .set({ ...decision, decidedAt: now })
    .where(eq(homeClaims.id, id))

/**
 * Overturns claims that the home lost, after an appeal decided for its owner. Claims from before a
 * later rejection stay: the appeal was against that rejection.
 */
export async function overturnClaims(transaction: Transaction, copy: string, now: Date) {
  const isRejectedSince = sql`exists (
    select from moderation_decisions
    where offer = ${homeClaims.copy} and decision = 'reject' and moderation_decisions.decided_at > ${homeClaims.decidedAt}
  )`
  await transaction
    .update(homeClaims)
    .set({ overturnedAt: now })
    .where(
      and(
        eq(homeClaims.copy, copy),
        eq(homeClaims.outcome, 'granted'),
        isNull(homeClaims.overturnedAt),
        not(isRejectedSince),
      ),
    )
}
