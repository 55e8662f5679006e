import type { Party } from '#domain/messages/conversation/party.ts'
import type { Obstacle } from '#domain/messages/conversation/permission.ts'

/** States of a time at which a home can be seen (docs/product/messages.md, "Viewings"). */
export const VIEWING_STATES = ['offered', 'taken', 'withdrawn', 'canceled'] as const
export type ViewingState = (typeof VIEWING_STATES)[number]

/** Times in other states have ended, even before their date. */
export const LIVE_STATES = ['offered', 'taken'] as const satisfies readonly ViewingState[]
export type LiveState = (typeof LIVE_STATES)[number]

interface Move {
  /** Who may do it: the one who offered the time, the other, or both. */
  readonly by: 'offerer' | 'other' | 'both'
  readonly from: ViewingState
  readonly to: ViewingState
  /**
   * Whether the two must be able to write to each other: after a block, either can still cancel.
   */
  readonly needsMessaging?: true
}

/** Every move is possible only before the viewing begins. */
export const VIEWING_MOVES = {
  take: { by: 'other', from: 'offered', to: 'taken', needsMessaging: true },
  withdraw: { by: 'offerer', from: 'offered', to: 'withdrawn' },
  cancel: { by: 'both', from: 'taken', to: 'canceled' },
} as const satisfies Record<string, Move>

export type ViewingAction = keyof typeof VIEWING_MOVES

const ACTIONS = Object.keys(VIEWING_MOVES) as ViewingAction[]

export const isViewingAction = (text: unknown): text is ViewingAction =>
  ACTIONS.some((action) => action === text)

export interface ViewingStatus {
  readonly state: ViewingState
  readonly offeredBy: Party
  readonly startsAt: Date
}

/** What one of the two may do with a viewing. */
export const listActions = (
  { state, offeredBy, startsAt }: ViewingStatus,
  {
    party,
    canMessage,
    now,
  }: { readonly party: Party; readonly canMessage: boolean; readonly now: Date },
): ViewingAction[] =>
  startsAt <= now
    ? []
    : ACTIONS.filter((action) => {
        const { by, from, needsMessaging }: Move = VIEWING_MOVES[action]
        const mayMove = by === 'both' || (by === 'offerer') === (offeredBy === party)
        return state === from && mayMove && (canMessage || !needsMessaging)
      })

/**
 * Why one of the two may not do something with a viewing.
 *
 * @param obstacle what keeps them from writing to each other
 */
export function findViewingActionRefusal(
  action: ViewingAction,
  viewing: ViewingStatus,
  {
    party,
    obstacle,
    now,
  }: { readonly party: Party; readonly obstacle: Obstacle | null; readonly now: Date },
): 'changed' | Obstacle | null {
  const may = (canMessage: boolean) =>
    listActions(viewing, { party, canMessage, now }).includes(action)
  if (!may(true)) return 'changed'
  return may(obstacle === null) ? null : obstacle
}
