import type { Party } from '#domain/conversation/party.ts'

/** Of the URL of a page: the answer that stands in the field. */
export const QUICK_PARAMETER = 'quick'

/** Sentences that one press writes into the field. */
export const QUICK_REPLIES = {
  seeker: ['still-free', 'when-to-see', 'thanks'],
  owner: ['is-free', 'is-taken', 'say-when'],
} as const satisfies Record<Party, readonly string[]>

export type QuickReply = (typeof QUICK_REPLIES)[Party][number]

/** Of a seeker who has not written yet. */
export const FIRST_ANSWERS = QUICK_REPLIES.seeker.slice(0, 2)

/** Those that still make sense. */
export const listQuickAnswers = (
  party: Party,
  {
    isAnswered,
    isSaid,
  }: {
    /** Whether both have written. */
    readonly isAnswered: boolean
    /** Whether this person has sent it already. */
    readonly isSaid: (answer: QuickReply) => boolean
  },
): QuickReply[] =>
  QUICK_REPLIES[party].filter(
    (answer) => !isSaid(answer) && !(isAnswered && answer === 'still-free'),
  )

export const findQuickAnswer = (party: Party, text: unknown): QuickReply | null =>
  QUICK_REPLIES[party].find((answer) => answer === text) ?? null
