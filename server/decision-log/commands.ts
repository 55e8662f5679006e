import { randomUUID } from 'node:crypto'
import type { LoggedChoice, LoggedKind } from '#domain/moderation/logged-decision.ts'
import { hashSecret } from '#server/crypto/secret.ts'
import type { Queryable } from '#server/db/open.ts'
import { moderationDecisions } from '#server/db/schema/moderation-decisions.ts'

interface NewDecision {
  readonly kind: LoggedKind
  /** The id of an offer; the name that reports have for anything else. */
  readonly target: string
  readonly decision: LoggedChoice
  readonly reason: string | null
  /** The moderator's. */
  readonly uid: string
}

/** In the transaction of the decision, or one could be taken without a trace. */
export async function logDecision(
  transaction: Queryable,
  { kind, target, decision, reason, uid }: NewDecision,
  now: Date,
): Promise<void> {
  await transaction.insert(moderationDecisions).values({
    ...{ id: randomUUID(), kind, decision, reason, decidedAt: now },
    ...(kind === 'offer' ? { offer: target } : { target }),
    moderator: hashSecret(uid),
  })
}
