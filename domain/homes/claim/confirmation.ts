import { offerStepPath } from '#domain/homes/offer/links.ts'
import { withParameters } from '#domain/platform/paths.ts'
import { DONE_PARAM, type DoneQuery } from '#domain/site/done-param.ts'

const TARGET_PARAM = 'home'

/**
 * The anchor of a copy in the list.
 *
 * @param target the listing of the copy: "rent/1001"
 */
export const copyAnchor = (target: string) => `home-${target.replace('/', '-')}`

/**
 * The list of copies, confirming a claim, opened at the copy.
 *
 * @param id the id of the claimer's home
 */
export const claimConfirmationPath = (id: string, target: string): string =>
  `${withParameters(offerStepPath(id, 'copies'), { [DONE_PARAM]: 'claim', [TARGET_PARAM]: target })}#${copyAnchor(target)}`

/** @returns the listing of the copy that was just claimed */
export const readClaimConfirmation = (query: DoneQuery): string | null =>
  query.get(DONE_PARAM) === 'claim' ? query.get(TARGET_PARAM) : null
