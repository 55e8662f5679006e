/** For `/404` and the error screen. */
export const errorPageTexts = {
  notFoundCode: '404',
  notFound: 'not found',
  notFoundHint: 'This address leads nowhere. Search for a home instead:',
  backHome: 'Back to Homepage',
  failure: 'Something went wrong',
  failureHint: "We couldn't load this page. Try again in a moment; nothing you kept is lost.",
} as const
