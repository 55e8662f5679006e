import { conversationPath } from '#domain/messages/conversation/links.ts'
import { withParameters } from '#domain/platform/paths.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { DONE_PARAM, type DoneQuery } from '#domain/site/done-param.ts'
import { VIEWINGS_ANCHOR, viewingsPath } from './links.ts'
import { isViewingAction, VIEWING_MOVES, type ViewingAction, type ViewingState } from './state.ts'

/** What one of the two has just done with a viewing. */
export interface ViewingConfirmation {
  readonly action: ViewingAction
  readonly id: string
}

const VIEWING_PARAM = 'viewing'

/**
 * The page that confirms what was done, opened at its times.
 *
 * @param conversation its id
 */
export function viewingConfirmationPath(
  conversation: string,
  { action, id }: ViewingConfirmation,
): string {
  const path = action === 'withdraw' ? viewingsPath(conversation) : conversationPath(conversation)
  return `${withParameters(path, { [DONE_PARAM]: action, [VIEWING_PARAM]: id })}#${VIEWINGS_ANCHOR}`
}

export function readViewingConfirmation(query: DoneQuery): ViewingConfirmation | null {
  const [action, id] = [query.get(DONE_PARAM), query.get(VIEWING_PARAM)]
  return isViewingAction(action) && id !== null && isUuid(id) ? { action, id } : null
}

/** False for a made-up URL, or one that is opened again after something else was done. */
export const isViewingDone = (
  { action }: Pick<ViewingConfirmation, 'action'>,
  viewing: { readonly state: ViewingState; readonly endsAt: Date } | null,
  now: Date,
): boolean => viewing !== null && viewing.endsAt > now && viewing.state === VIEWING_MOVES[action].to
