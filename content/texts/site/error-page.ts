/** For `/404` and the error screen. */
export const errorPageTexts = {
  notFoundCode: '404',
  notFound: 'not found',
  notFoundHint: 'This address leads nowhere. The homes are one step away.',
  backHome: 'Back to Homepage',
  failure: 'Something went wrong',
  failureHint: "We couldn't load this page. Try again in a moment; nothing you kept is lost.",
} as const
