import { OFFER_STEPS, type OfferStep } from '#domain/homes/offer/content.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { PATHS } from '#domain/platform/paths.ts'

/** The paths before and after a step. */
export function getStepPaths(
  id: string,
  step: OfferStep,
): { readonly backPath: string; readonly nextPath: string } {
  const [before, after] = [-1, 1].map((by) => OFFER_STEPS[OFFER_STEPS.indexOf(step) + by])
  return {
    backPath: before === undefined ? PATHS.myListings : offerStepPath(id, before),
    nextPath: offerStepPath(id, after ?? 'preview'),
  }
}
