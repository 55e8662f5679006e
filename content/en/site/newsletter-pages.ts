/** For the page that shows the form's result without JavaScript. */
export const newsletterPageTexts = {
  title: 'Newsletter',
  accepted: 'Check your email: one press on the link there, and you are on the list.',
  tooMany: 'Too many subscriptions came from your network. Try again in ten minutes.',
  home: 'Back to Homepage',
} as const

/** For the pages that emailed links open: before the click, after it, and for an unknown token. */
export const confirmTexts = {
  title: 'Confirm your subscription',
  question: 'One press, and the newsletter of Homiq comes to your address.',
  submit: 'Confirm',
  doneHeading: 'You are on the list',
  done: 'Your subscription is confirmed. A first letter is on its way.',
  unknownHeading: 'This link is no longer good',
  unknown: 'It is not whole, or the subscription was ended. You can subscribe again below.',
} as const

export const unsubscribeTexts = {
  title: 'End your subscription',
  question: 'One press, and no more letters come. Your address is deleted from our list.',
  submit: 'Unsubscribe',
  doneHeading: 'You are off the list',
  done: 'Your address is deleted. No more letters come.',
  unknownHeading: 'This link is not whole',
  unknown: 'Open it once more from the letter, or copy all of it.',
} as const
