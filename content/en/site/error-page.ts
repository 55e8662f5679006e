/** For `/404` and the error screen. */
export const errorPageTexts = {
  notFoundCode: '404',
  notFound: 'not found',
  notFoundHint: 'There is nothing at this address. Search for a home instead:',
  backHome: 'Back to Homepage',
  missing: "We couldn't find this page",
  missingHint:
    'It may have been removed, or it belongs to another account than the one you are signed in to.',
  failure: 'Something went wrong',
  failureHint: "We couldn't load this page. Try again in a moment. Nothing you saved is lost.",
} as const
