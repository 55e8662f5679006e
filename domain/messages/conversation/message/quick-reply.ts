import type { Party } from '#domain/messages/conversation/party.ts'

/** URL parameter that names the quick reply to put into the field. */
export const QUICK_PARAMETER = 'quick'

/** Sentences that one press writes into the field. */
export const QUICK_REPLIES = {
  seeker: ['still-free', 'when-to-see', 'thanks'],
  owner: ['is-free', 'is-taken', 'say-when'],
} as const satisfies Record<Party, readonly string[]>

export type QuickReply = (typeof QUICK_REPLIES)[Party][number]

/** Quick replies for a seeker who has not written yet. */
export const FIRST_QUICK_REPLIES = QUICK_REPLIES.seeker.slice(0, 2)

/** The quick replies that still make sense. */
export const listQuickReplies = (
  party: Party,
  {
    isAnswered,
    isSent,
  }: {
    /** Whether both have written. */
    readonly isAnswered: boolean
    /** Whether this person has already sent it. */
    readonly isSent: (reply: QuickReply) => boolean
  },
): QuickReply[] =>
  QUICK_REPLIES[party].filter((reply) => !isSent(reply) && !(isAnswered && reply === 'still-free'))

export const findQuickReply = (party: Party, text: unknown): QuickReply | null =>
  QUICK_REPLIES[party].find((reply) => reply === text) ?? null
