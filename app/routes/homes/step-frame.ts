import { OFFER_STEPS, type OfferStep } from '#domain/homes/offer/content.ts'
import { findFinishedSteps } from '#domain/homes/offer/finished-steps.ts'
import { MENDING_PARAM, offerStepPath } from '#domain/homes/offer/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import type { MyOffer } from './require-my-offer.ts'

/** Whether the preview led here, because there is something to change. */
const isMending = ({ url }: Request) => new URL(url).searchParams.has(MENDING_PARAM)

export const getNextPath = (id: string, step: OfferStep, request: Request): string =>
  offerStepPath(
    id,
    isMending(request) ? 'preview' : (OFFER_STEPS[OFFER_STEPS.indexOf(step) + 1] ?? 'preview'),
  )

/** What every step of the form of a home shows. */
export function getStepFrame({ offers, offer }: MyOffer, step: OfferStep, request: Request) {
  const { id, reason, changes, state } = offer
  const before = isMending(request) ? 'preview' : OFFER_STEPS[OFFER_STEPS.indexOf(step) - 1]
  return {
    id,
    reason,
    isChange: changes !== null,
    finished: findFinishedSteps(offer, offers.findProblems(offer)),
    // No draft if handed in elsewhere; what was typed here stays visible.
    state,
    isDraft: state === 'draft',
    backPath: before === undefined ? PATHS.myListings : offerStepPath(id, before),
    nextPath: getNextPath(id, step, request),
  }
}
