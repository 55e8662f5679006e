import type { Moved } from './expiry.ts'
import { getResult, type OfferAction } from './state.ts'

/** The parts of an offer that a move changes. */
interface Movable<Content> extends Moved {
  readonly content: Content
  readonly isApproved: boolean
  readonly approvedContent: Content | null
  readonly firstApprovedAt: Date | null
  readonly reason: string | null
  readonly appeal: string | null
}

interface Step {
  readonly action: OfferAction
  /** The actor's reason, if the action needs one. */
  readonly reason?: string | null | undefined
}

/** An offer after an action that `state.ts` allows (docs/product/homes.md, "States of an offer"). */
export const applyMove = <Content>(
  offer: Movable<Content>,
  step: Step,
  now: Date,
): Omit<Movable<Content>, 'content'> => {
  const { confirmedAt, isApproved, approvedContent, firstApprovedAt } = offer
  return {
    state: getResult(step.action),
    movedAt: now,
    confirmedAt,
    isApproved,
    approvedContent,
    firstApprovedAt,
    ...getMarks(offer, step.action, now),
    appeal: getAppeal(offer, step),
    reason: getReason(offer, step),
  }
}

/**
 * An appeal stays until the home is approved or changed, so that each rejection has at most one.
 */
function getAppeal({ appeal }: Movable<unknown>, { action, reason }: Step): string | null {
  if (action === 'appeal') return reason ?? null
  // Losing the claim is a new reason, against which the owner can appeal.
  if (action === 'grant-claim') return null
  return action === 'approve' || getResult(action) === 'draft' ? null : appeal
}

/** A reason stays until a moderator approves the home. */
function getReason(offer: Movable<unknown>, { action, reason }: Step): string | null {
  if (action === 'reject' || action === 'grant-claim') return reason ?? null
  return action === 'approve' ? null : offer.reason
}

function getMarks<Content>(
  offer: Movable<Content>,
  action: OfferAction,
  now: Date,
): Partial<Movable<Content>> {
  if (action === 'approve')
    return {
      isApproved: true,
      approvedContent: offer.content,
      firstApprovedAt: offer.firstApprovedAt ?? now,
      confirmedAt: offer.state === 'waiting' ? now : offer.confirmedAt,
    }
  if (action === 'confirm' || action === 'relist' || action === 'publish')
    return { confirmedAt: now }
  return action === 'revise' || action === 'restore' ? { isApproved: false } : {}
}
