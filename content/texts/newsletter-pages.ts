/** Words of the page that answers the newsletter's form where no script does. */
export const newsletterPageTexts = {
  title: 'Newsletter',
  taken: 'Look into your mailbox: one press on the link there, and you are on the list.',
  tooMany: 'Too many subscriptions came from your network. Try again in ten minutes.',
  home: 'Back to Homepage',
} as const

/** Words of the pages behind mailed links: before the press, after it, and when it came too late. */
export const confirmTexts = {
  title: 'Confirm your subscription',
  ask: 'One press, and the newsletter of Homiq comes to your address.',
  press: 'Confirm',
  doneHeading: 'You are on the list',
  done: 'Your subscription is confirmed. A first letter is on its way.',
  unknownHeading: 'This link is no longer good',
  unknown: 'It is not whole, or the subscription was ended. You can subscribe again below.',
} as const

export const unsubscribeTexts = {
  title: 'End your subscription',
  ask: 'One press, and no more letters come. Your address is deleted from our list.',
  press: 'Unsubscribe',
  doneHeading: 'You are off the list',
  done: 'Your address is deleted. No more letters come.',
  unknownHeading: 'This link is not whole',
  unknown: 'Open it once more from the letter, or copy all of it.',
} as const
