/** What is around the text of every mail. */
export const mailTexts = {
  wordmark: 'Homiq',
  unsubscribe: 'Unsubscribe',
} as const

/** Why a recipient gets a mail. */
export const mailReasons = {
  account: 'You get this email because a Homiq account uses this address.',
  deletedAccount: 'You get this email because a Homiq account used this address.',
  offer: 'You get this email because you list a home on Homiq.',
  conversation: 'You get this email because you have a conversation on Homiq.',
  report: 'You get this email because you asked to hear the result of your report.',
  newsletter: 'You get this email because this address was entered for the Homiq newsletter.',
  search: 'You get this email because this address is to be told of a saved search on Homiq.',
} as const
