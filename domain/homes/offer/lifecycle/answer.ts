import type { HomeAnswer } from '#domain/homes/offer/links.ts'
import { ENDED_STATES, isVisible, type OfferState, type OwnerAction } from './state.ts'

/**
 * What an answer through a mailed link does with a home; `null` for nothing. A link must not put up
 * a home that its owner paused or is changing.
 */
export function getAnswerAction(state: OfferState, answer: HomeAnswer): OwnerAction | null {
  if (isVisible(state)) return answer === 'free' ? 'confirm' : 'close'
  if (!ENDED_STATES.includes(state)) return null
  return answer === 'free' ? 'relist' : null
}
