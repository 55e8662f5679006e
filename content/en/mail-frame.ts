/** What is around the text of every mail. */
export const mailTexts = {
  wordmark: 'Homiq',
  unsubscribe: 'Unsubscribe',
} as const

/** Why a recipient gets a mail. */
export const mailReasons = {
  account: 'You get this mail because a Homiq account has this address.',
  deletedAccount: 'You get this mail because a Homiq account had this address.',
  offer: 'You get this mail because you offer a home on Homiq.',
  conversation: 'You get this mail because you have a conversation on Homiq.',
  report: 'You get this mail because you asked to hear the result of your report.',
  newsletter: 'You get this mail because this address was entered for the newsletter of Homiq.',
} as const
