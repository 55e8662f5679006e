/** Texts for a person who cannot write because of a ban. */
export const ownBanTexts = {
  title: 'You cannot write for now',
  more: 'Details and what you can do',
  reading: 'You can still read your messages, and everything else works as before.',
  label: 'Why the ban should be lifted',
  hint: 'Another moderator reads this and makes the final decision. You can appeal once.',
  send: 'Appeal',
  wrote: 'You wrote:',
  waiting: 'A moderator will look at it.',
  decided: 'A moderator looked at it again, and the ban stays. The reason:',
} as const
