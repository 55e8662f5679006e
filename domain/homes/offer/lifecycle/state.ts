/** States of a home that its owner puts up (docs/product/homes.md, "States of an offer"). */
export const OFFER_STATES = [
  'draft',
  'waiting',
  'published',
  'paused',
  'closed',
  'expired',
  'rejected',
  'removed',
] as const
export type OfferState = (typeof OFFER_STATES)[number]

/**
 * States that count towards an account's limit (`OFFER_LIMITS.maxActive`), though visitors see only
 * published homes.
 */
export const ACTIVE_STATES: readonly OfferState[] = ['waiting', 'published', 'paused']

export const isVisible = (state: OfferState): boolean => state === 'published'

/** States in which a home is no longer offered (`off-market.ts` decides what its page reveals). */
export const ENDED_STATES: readonly OfferState[] = ['closed', 'expired']

/**
 * Whether a moderator has to look at it: before it is shown, afterwards, or because of a report.
 */
export const awaitsDecision = ({
  state,
  isApproved,
  isReported = false,
}: {
  readonly state: OfferState
  readonly isApproved: boolean
  readonly isReported?: boolean
}): boolean => state === 'waiting' || (isVisible(state) && (isReported || !isApproved))

/** `claim`: a moderator who decides about another owner's claim (docs/product/moderation.md, "Claims"). */
export const ACTORS = ['owner', 'moderator', 'claim', 'system'] as const
export type Actor = (typeof ACTORS)[number]

interface Move {
  readonly by: Actor
  readonly from: readonly OfferState[]
  readonly to: OfferState
}

const NOT_REMOVED = OFFER_STATES.filter((state) => state !== 'removed')

export const MOVES = {
  submit: { by: 'owner', from: ['draft'], to: 'waiting' },
  withdraw: { by: 'owner', from: ['waiting'], to: 'draft' },
  /** A published home is changed by a draft of its own (`server/homes/offer/change/`). */
  revise: { by: 'owner', from: ['paused', 'closed', 'expired', 'rejected'], to: 'draft' },
  /** Asks moderators to look again, with a reason that they read. */
  appeal: { by: 'owner', from: ['rejected'], to: 'waiting' },
  pause: { by: 'owner', from: ['published'], to: 'paused' },
  /** The home was sold or let, depending on the estate type. */
  close: { by: 'owner', from: ['published', 'paused'], to: 'closed' },
  relist: { by: 'owner', from: ['paused', 'closed', 'expired'], to: 'published' },
  /** The owner says that it is still available. */
  confirm: { by: 'owner', from: ['published'], to: 'published' },
  delete: { by: 'owner', from: NOT_REMOVED, to: 'removed' },
  restore: { by: 'owner', from: ['removed'], to: 'draft' },
  /** A published home was shown before a moderator looked at it. */
  approve: { by: 'moderator', from: ['waiting', 'published'], to: 'published' },
  reject: { by: 'moderator', from: ['waiting', 'published'], to: 'rejected' },
  /** The home shows another owner's home. This includes paused homes, which could otherwise return by themselves. */
  'grant-claim': { by: 'claim', from: ACTIVE_STATES, to: 'rejected' },
  /** Shows it before a moderator has looked at it. */
  publish: { by: 'system', from: ['waiting'], to: 'published' },
  /** The owner's account was disabled. */
  suspend: { by: 'system', from: ['published'], to: 'paused' },
  'return-to-draft': { by: 'system', from: ['waiting'], to: 'draft' },
  /** Nobody confirmed it for `EXPIRY_DAYS`. */
  expire: { by: 'system', from: ['published'], to: 'expired' },
} as const satisfies Record<string, Move>

export type OfferAction = keyof typeof MOVES
type ActionBy<A extends Actor> = {
  [Name in OfferAction]: (typeof MOVES)[Name]['by'] extends A ? Name : never
}[OfferAction]
export type OwnerAction = ActionBy<'owner'>
export type Decision = ActionBy<'moderator'>

const getMove = (action: OfferAction): Move => MOVES[action]

/** The state after an action; `null` if this actor may not do it in this state. */
export function getNextState(
  state: OfferState,
  action: OfferAction,
  actor: Actor,
): OfferState | null {
  const { by, from, to } = getMove(action)
  return by === actor && from.includes(state) ? to : null
}

export const getResult = (action: OfferAction): OfferState => getMove(action).to

const ACTIONS = Object.keys(MOVES) as OfferAction[]

const isBy =
  <A extends Actor>(actor: A) =>
  (text: unknown): text is ActionBy<A> =>
    ACTIONS.some((action) => action === text && getMove(action).by === actor)

export const isOwnerAction = isBy('owner')
export const isDecision = isBy('moderator')

/** What its owner can do now. */
export const getOwnerActions = (state: OfferState): OwnerAction[] =>
  ACTIONS.filter(isOwnerAction).filter((action) => getMove(action).from.includes(state))
