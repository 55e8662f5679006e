import { conversationPath } from '#domain/conversation/links.ts'
import { DONE_PARAM } from '#domain/site/done-param.ts'
import { withParameters } from '#domain/site/links.ts'
import { isUuid } from '#domain/text/uuid.ts'
import { viewingsPath } from './links.ts'
import type { OwnViewing } from './own-viewing.ts'
import { isViewingAction, VIEWING_MOVES, type ViewingAction } from './state.ts'

/** What one of the two has just done with a time. */
export interface ViewingDone {
  readonly action: ViewingAction
  /** Of the time. */
  readonly id: string
}

const VIEWING_PARAM = 'viewing'

/** Of the list of times. */
export const VIEWINGS_ANCHOR = 'viewings'

/** The page that says what was done, at its times. @param conversation its id */
export function viewingDonePath(conversation: string, { action, id }: ViewingDone): string {
  const path = action === 'withdraw' ? viewingsPath(conversation) : conversationPath(conversation)
  return `${withParameters(path, { [DONE_PARAM]: action, [VIEWING_PARAM]: id })}#${VIEWINGS_ANCHOR}`
}

/**
 * @param viewings those to come: what was canceled or withdrawn is not among them
 * @returns null also for an address that is opened once more after something else was done
 */
export function readViewingDone(
  query: { readonly get: (name: string) => string | null },
  viewings: readonly Pick<OwnViewing, 'id' | 'state'>[],
): ViewingDone | null {
  const [action, id] = [query.get(DONE_PARAM), query.get(VIEWING_PARAM)]
  if (!isViewingAction(action) || id === null || !isUuid(id)) return null
  const state = viewings.find((viewing) => viewing.id === id)?.state
  const expected = action === 'take' ? VIEWING_MOVES.take.to : undefined
  return state === expected ? { action, id } : null
}
