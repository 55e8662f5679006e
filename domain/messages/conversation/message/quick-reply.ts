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

interface Conversed {
  /** Whether both have written. */
  readonly isAnswered: boolean
  /** Whether viewing times are offered or agreed. */
  readonly hasTimes: boolean
  /** Whether this person has already sent it, alone or among other words. */
  readonly isSent: (reply: QuickReply) => boolean
}

/** When a reply no longer fits, or not yet. */
const UNFIT: Readonly<Record<QuickReply, (conversed: Conversed) => boolean>> = {
  'still-free': ({ isAnswered }) => isAnswered,
  'when-to-see': ({ hasTimes }) => hasTimes,
  thanks: ({ isAnswered }) => !isAnswered,
  'is-free': ({ isSent }) => isSent('is-taken'),
  'is-taken': () => false,
  'say-when': ({ hasTimes, isSent }) => hasTimes || isSent('is-taken'),
}

/** The quick replies that still make sense. */
export const listQuickReplies = (party: Party, conversed: Conversed): QuickReply[] =>
  QUICK_REPLIES[party].filter((reply) => !conversed.isSent(reply) && !UNFIT[reply](conversed))

export const findQuickReply = (party: Party, text: unknown): QuickReply | null =>
  QUICK_REPLIES[party].find((reply) => reply === text) ?? null
