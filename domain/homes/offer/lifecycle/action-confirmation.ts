import { PATHS, withParameters } from '#domain/platform/paths.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { DONE_PARAM, type DoneQuery } from '#domain/site/done-param.ts'
import { getResult, isOwnerAction, type OfferState, type OwnerAction } from './state.ts'

/** What an owner has just done with a home of the list. */
export interface ActionConfirmation {
  readonly action: OwnerAction
  readonly id: string
}

const HOME_PARAM = 'home'

export const homeAnchor = (id: string) => `home-${id}`

/** The list, opened at the home. */
export const homeInListPath = (id: string): string => `${PATHS.myListings}#${homeAnchor(id)}`

/** The list, confirming what was done, opened at the home. */
export const actionConfirmationPath = ({ action, id }: ActionConfirmation): string =>
  `${withParameters(PATHS.myListings, { [DONE_PARAM]: action, [HOME_PARAM]: id })}#${homeAnchor(id)}`

export function readActionConfirmation(query: DoneQuery): ActionConfirmation | null {
  const [action, id] = [query.get(DONE_PARAM), query.get(HOME_PARAM)]
  return isOwnerAction(action) && id !== null && isUuid(id) ? { action, id } : null
}

/** False for a URL that is opened again after something else was done. */
export const isStillTrue = (
  done: ActionConfirmation,
  home: { readonly id: string; readonly state: OfferState },
) => home.id === done.id && home.state === getResult(done.action)
