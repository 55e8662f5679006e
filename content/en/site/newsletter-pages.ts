/** For the page that shows the form's result without JavaScript. */
export const newsletterPageTexts = {
  title: 'Newsletter',
  accepted: 'Check your email and open the link in it to confirm.',
  tooMany: 'Too many subscriptions from your network. Try again in ten minutes.',
  home: 'Back to Homepage',
} as const

/** For the pages that emailed links open: before the click, after it, and for an unknown token. */
export const confirmTexts = {
  title: 'Confirm your subscription',
  question: 'Confirm that you want the Homiq newsletter at your address.',
  submit: 'Confirm',
  doneHeading: 'You are on the list',
  done: 'Your subscription is confirmed. The first email is on its way.',
  unknownHeading: 'This link no longer works',
  unknown: 'It is incomplete, or you have unsubscribed. You can subscribe again below.',
} as const

export const unsubscribeTexts = {
  title: 'Unsubscribe from the newsletter',
  question: 'We stop sending it and delete your address from our list.',
  submit: 'Unsubscribe',
  doneHeading: 'You have unsubscribed',
  done: "Your address is deleted. You won't get the newsletter any more.",
  unknownHeading: 'This link is incomplete',
  unknown: 'Open it again from the email, or copy the whole link.',
} as const
