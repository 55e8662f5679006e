/** Words of `/404`, of a failure, and of screens that open later. */
export const standIns = {
  notFoundCode: '404',
  notFound: 'not found',
  notFoundHint: 'This address leads nowhere. The homes are one step away.',
  backHome: 'Back to Homepage',
  failure: 'Something broke on our side',
  failureHint: 'The page could not be made. Try again in a moment; nothing you kept is lost.',
  retry: 'Try again',
  unopened: 'This page opens soon.',
  unopenedHint: 'Meanwhile the homes themselves are here to look at.',
  toProperty: 'Look at homes',
} as const

/** Screens of the site map that are still being made, by path. */
export const unopenedScreens: Readonly<Record<string, string>> = {
  '/contact': 'Contact us',
}
