import { findObstacle } from '#domain/messages/conversation/permission.ts'
import { findConflict } from '#domain/messages/viewing/conflict.ts'
import { getDisclosedPlace } from '#domain/messages/viewing/disclosed-place.ts'
import { findUnavailableReason } from '#domain/messages/viewing/may-take-viewing.ts'
import type { MyViewing } from '#domain/messages/viewing/my-viewing.ts'
import { type LiveState, listActions } from '#domain/messages/viewing/state.ts'
import { toConversationStatus } from '#server/messages/conversation/conversation-status.ts'
import type { FoundConversation } from '#server/messages/conversation/queries.ts'
import type { ViewedHome } from './queries.ts'
import type { ViewingRow } from './tables.ts'

/**
 * @param viewing one that has not ended
 * @param all the owner's viewings that have not ended
 */
export function toMyViewing(
  viewing: ViewingRow,
  found: FoundConversation,
  {
    all,
    home,
    now,
  }: { readonly all: readonly ViewingRow[]; readonly home: ViewedHome; readonly now: Date },
): MyViewing {
  const { id, startsAt, endsAt, offeredBy, disclosesExactPlace } = viewing
  const { party } = found
  const isOwn = offeredBy === party
  const conflict = viewing.state === 'offered' ? findConflict(viewing, all) : null
  const canMessage = findObstacle(toConversationStatus(found)) === null
  const isOffered = !isOwn && viewing.state === 'offered' && conflict !== 'taken'
  const { isShown } = found
  const unavailable = findUnavailableReason(viewing.conversation, { all, isShown })
  const actions = listActions(viewing, { party, canMessage, now }).filter(
    (action) => action !== 'take' || (conflict !== 'taken' && unavailable === null),
  )
  return {
    id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    disclosesExactPlace,
    state: viewing.state as LiveState,
    place: getDisclosedPlace(viewing, home),
    offeredBy,
    party,
    mayDisclosePlace: party === 'owner' && home.exactPlace !== null && actions.includes('take'),
    actions,
    unavailable: isOffered ? unavailable : null,
    // Seekers must not learn what else an owner offers, or is busy with at a time that they propose.
    conflict: party === 'seeker' && (isOwn || conflict === 'offered') ? null : conflict,
  }
}
