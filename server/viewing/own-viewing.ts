import { findObstacle } from '#domain/conversation/permission.ts'
import { findUntakeable } from '#domain/viewing/may-take.ts'
import type { OwnViewing } from '#domain/viewing/own-viewing.ts'
import { findRival } from '#domain/viewing/rival.ts'
import { type LiveState, listActions } from '#domain/viewing/state.ts'
import { getToldPlace } from '#domain/viewing/told-place.ts'
import type { FoundConversation } from '#server/conversation/queries.ts'
import { toStanding } from '#server/conversation/standing.ts'
import type { ViewingRow } from '#server/db/schema/viewings.ts'
import type { ViewedHome } from './queries.ts'

/**
 * @param viewing one that has not ended
 * @param all those of its owner
 */
export function toOwnViewing(
  viewing: ViewingRow,
  found: FoundConversation,
  {
    all,
    home,
    now,
  }: { readonly all: readonly ViewingRow[]; readonly home: ViewedHome; readonly now: Date },
): OwnViewing {
  const { id, startsAt, endsAt, tellsExactPlace } = viewing
  const { party } = found
  const rival = viewing.state === 'offered' ? findRival(viewing, all) : null
  const canTalk = findObstacle(toStanding(found)) === null
  const isOffered = party === 'seeker' && viewing.state === 'offered' && rival !== 'taken'
  const { isShown } = found
  const untakeable = findUntakeable(viewing.conversation, { all, isShown })
  return {
    ...{ id, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), tellsExactPlace },
    state: viewing.state as LiveState,
    place: getToldPlace(viewing, home),
    actions: listActions(viewing, { party, canTalk, now }).filter(
      (action) => action !== 'take' || (rival !== 'taken' && untakeable === null),
    ),
    untakeable: isOffered ? untakeable : null,
    // What else an owner offers is nothing to a seeker.
    rival: party === 'seeker' && rival === 'offered' ? null : rival,
  }
}
