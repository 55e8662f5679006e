import { ENDED_STATES, type OfferState } from './state.ts'

/** Why a home that was shown is not shown now, as far as its address says so. */
export type OffMarketReason = 'closed' | 'ended' | 'paused'

/** @param state `null` for a home of a feed that withdrew it. @returns `null` where the address tells nothing */
export function getOffMarketReason(state: OfferState | null): OffMarketReason | null {
  if (state === 'paused' || state === 'closed') return state
  return state === null || ENDED_STATES.includes(state) ? 'ended' : null
}

/** What may come back at any time is missing and not gone: search engines ask again. */
export const getAbsenceStatus = (absence: OffMarketReason | null): 404 | 410 =>
  absence === null || absence === 'paused' ? 404 : 410
