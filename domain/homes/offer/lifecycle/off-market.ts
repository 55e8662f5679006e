import { ENDED_STATES, type OfferState } from './state.ts'

/** Why a home is no longer shown, as far as its page reveals it. */
export type OffMarketReason = 'closed' | 'ended' | 'paused'

/**
 * @param state `null` for a home that a feed withdrew
 * @returns `null` if the page reveals nothing
 */
export function getOffMarketReason(state: OfferState | null): OffMarketReason | null {
  if (state === 'paused' || state === 'closed') return state
  return state === null || ENDED_STATES.includes(state) ? 'ended' : null
}

/**
 * 404 for a home that may come back at any time, so that search engines ask again; 410 for others.
 */
export const getAbsenceStatus = (absence: OffMarketReason | null): 404 | 410 =>
  absence === null || absence === 'paused' ? 404 : 410
