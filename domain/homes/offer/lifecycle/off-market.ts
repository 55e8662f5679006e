import { ENDED_STATES, type OfferState } from './state.ts'

/** Why a home is no longer shown, as far as its page reveals it. */
export type OffMarketReason = 'changing' | 'closed' | 'ended' | 'paused'

/** A home that was shown and comes back once its owner has changed it and a moderator approved it. */
const CHANGING_STATES: readonly OfferState[] = ['draft', 'waiting', 'rejected']

/**
 * @param state `null` for a home that a feed withdrew
 * @returns `null` if the page reveals nothing
 */
export function getOffMarketReason(state: OfferState | null): OffMarketReason | null {
  if (state === 'paused' || state === 'closed') return state
  if (state !== null && CHANGING_STATES.includes(state)) return 'changing'
  return state === null || ENDED_STATES.includes(state) ? 'ended' : null
}

/** Whether the home may come back at any time. */
export const mayComeBack = (absence: OffMarketReason): boolean =>
  absence === 'paused' || absence === 'changing'

/** 404 for a home that may come back, so that search engines ask again; 410 for others. */
export const getAbsenceStatus = (absence: OffMarketReason | null): 404 | 410 =>
  absence === null || mayComeBack(absence) ? 404 : 410
