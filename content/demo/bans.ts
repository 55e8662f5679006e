/** Reports of people, their outcomes, and the appeals of banned people. */
export const DEMO_BANS = [
  {
    reason: 'fraud',
    words: 'Wants a copy of my passport and of the deed before coming to see it.',
    appeal:
      'I asked for the deed because I was cheated last year. I did not know that it is not done, and will not ask again.',
    /** Nobody has decided yet. */
    upholdReason: null,
  },
  {
    reason: 'insult',
    words: 'Called me a thief because the price is not negotiable.',
    appeal: 'It was late and I was angry about something else.',
    upholdReason:
      'You wrote it to three owners within an hour. The ban ends by itself; then you are welcome.',
  },
] as const

/** A report that waits for a moderator: of an owner's message. */
export const DEMO_MESSAGE_REPORT = {
  reason: 'other',
  words: 'This is not what the page of the home says.',
} as const
