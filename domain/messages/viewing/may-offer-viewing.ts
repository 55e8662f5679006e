import type { Party } from '#domain/messages/conversation/party.ts'
import type { ViewingLimits } from './limits.ts'
import { overlaps, type Span } from './overlap.ts'
import type { ViewingState } from './state.ts'

/** An owner's time, offered or taken. */
export interface OwnersTime extends Span {
  readonly conversation: string
  readonly offeredBy: Party
  readonly state: ViewingState
}

type Offered = Omit<OwnersTime, 'state'>

const listOfferedHere = (offered: Offered, all: readonly OwnersTime[]): OwnersTime[] =>
  all.filter((it) => it.conversation === offered.conversation && it.state === 'offered')

/** Whether the conversation already has the same time, as when a form is sent twice. */
export const isViewingOfferedAlready = (offered: Offered, all: readonly OwnersTime[]): boolean =>
  listOfferedHere(offered, all).some(
    (it) =>
      it.startsAt.getTime() === offered.startsAt.getTime() &&
      it.endsAt.getTime() === offered.endsAt.getTime(),
  )

/**
 * Why a time may not be offered. What the other side has offered does not count towards the limits.
 *
 * @param all the owner's future times, in all conversations
 */
export function findOfferViewingRefusal(
  offered: Offered,
  all: readonly OwnersTime[],
  limits: Pick<ViewingLimits, 'perConversation' | 'perOwner'>,
): 'offered here' | 'taken' | 'too many' | null {
  if (listOfferedHere(offered, all).some((it) => overlaps(it, offered))) return 'offered here'
  if (all.some((it) => it.state === 'taken' && overlaps(it, offered))) return 'taken'
  const counted = all.filter((it) => it.state === 'taken' || it.offeredBy === offered.offeredBy)
  const here = counted.filter((it) => it.conversation === offered.conversation)
  return here.length >= limits.perConversation || counted.length >= limits.perOwner
    ? 'too many'
    : null
}
