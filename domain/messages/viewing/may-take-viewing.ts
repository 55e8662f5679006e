import { VIEWING_LIMITS } from './limits.ts'
import type { OwnersTime } from './may-offer-viewing.ts'
import { overlaps } from './overlap.ts'

type Times = readonly Pick<OwnersTime, 'conversation' | 'state'>[]

/** Whether the seeker of a conversation has taken one of its times. */
const hasTakenOne = (conversation: string, all: Times): boolean =>
  all.some((it) => it.conversation === conversation && it.state === 'taken')

/**
 * Why a seeker cannot take a time that nobody else has taken.
 *
 * @param isShown whether visitors see the home
 */
export function findUnavailableReason(
  conversation: string,
  { all, isShown }: { readonly all: Times; readonly isShown: boolean },
): 'home gone' | 'has one' | null {
  if (!isShown) return 'home gone'
  return hasTakenOne(conversation, all) ? 'has one' : null
}

/**
 * Why a seeker may not take a time that is still offered.
 *
 * @param all future times of its owner, in all conversations
 * @param takenBySeeker how many future times the seeker has taken, of any owner
 */
export function findTakeRefusal(
  time: Omit<OwnersTime, 'state'>,
  { all, takenBySeeker }: { readonly all: readonly OwnersTime[]; readonly takenBySeeker: number },
): 'has one' | 'taken' | 'too many' | null {
  if (hasTakenOne(time.conversation, all)) return 'has one'
  const taken = all.filter(({ state }) => state === 'taken')
  if (taken.some((it) => overlaps(it, time))) return 'taken'
  return takenBySeeker >= VIEWING_LIMITS.maxTaken ? 'too many' : null
}
