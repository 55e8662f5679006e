/** Texts for a person who cannot write because of a ban. */
export const ownBanTexts = {
  title: 'You cannot write for now',
  more: 'More, and what you can do',
  reading: 'You can still read your messages, and everything else works as before.',
  label: 'Why you should be able to write',
  hint: 'Another moderator reads this, and decides for good. You can appeal once.',
  send: 'Appeal',
  wrote: 'You wrote:',
  waiting: 'A moderator will look at it.',
  decided: 'A moderator looked at it again, and it stays. The reason:',
} as const
