/** For `/404` and the error screen. */
export const errorPageTexts = {
  notFoundCode: '404',
  notFound: 'not found',
  notFoundHint: 'This address leads nowhere. Search for a home instead:',
  backHome: 'Back to Homepage',
  missing: 'There is no such page here',
  missingHint: 'It is gone, or it belongs to another account than the one you are signed in with.',
  failure: 'Something went wrong',
  failureHint: "We couldn't load this page. Try again in a moment; nothing you kept is lost.",
} as const
