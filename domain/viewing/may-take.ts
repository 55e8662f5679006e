import type { ViewingLimits } from './limits.ts'
import type { OwnersTime } from './may-offer.ts'
import { overlaps } from './overlap.ts'

/**
 * Why a seeker may not take a time that is still offered.
 *
 * @param all the times to come of its owner, in all conversations
 * @param takenBySeeker how many the seeker has taken, of any owner
 */
export function findTakeRefusal(
  time: Omit<OwnersTime, 'state'>,
  { all, takenBySeeker }: { readonly all: readonly OwnersTime[]; readonly takenBySeeker: number },
  limits: Pick<ViewingLimits, 'taken'>,
): 'has one' | 'taken' | 'too many' | null {
  const taken = all.filter(({ state }) => state === 'taken')
  if (taken.some((it) => it.conversation === time.conversation)) return 'has one'
  if (taken.some((it) => overlaps(it, time))) return 'taken'
  return takenBySeeker >= limits.taken ? 'too many' : null
}
