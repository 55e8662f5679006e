import { randomUUID } from 'node:crypto'
import type { LoggedChoice, LoggedKind } from '#domain/safety/logged-decision.ts'
import type { Transaction } from '#server/platform/db/open.ts'
import { hashSecret } from '#server/platform/secret.ts'
import { moderationDecisions } from './tables.ts'

interface NewDecision {
  readonly kind: LoggedKind
  /** The id of an offer; for anything else its name in reports. */
  readonly target: string
  readonly decision: LoggedChoice
  readonly reason: string | null
  /** The moderator. */
  readonly uid: string
  /** The draft that changed the home, if the decision is about one. */
  readonly change?: string
  /** When the home was handed in. */
  readonly askedAt?: Date
  /** The id of the decision that is taken back. */
  readonly undone?: string
}

/** Call it in the transaction of the decision, so that no decision lacks a log entry. */
export async function logDecision(
  transaction: Transaction,
  { kind, target, decision, reason, uid, change, askedAt, undone }: NewDecision,
  now: Date,
): Promise<void> {
  await transaction.insert(moderationDecisions).values({
    id: randomUUID(),
    kind,
    decision,
    reason,
    decidedAt: now,
    ...(kind === 'offer' ? { offer: target, target: undone ?? change } : { target }),
    askedAt,
    moderator: hashSecret(uid),
  })
}
