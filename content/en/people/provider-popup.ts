/** For the popup in which a visitor signs in with Google or GitHub. */
export const popupTexts = {
  title: 'Sign-in',
  closing: 'You can close this window.',
} as const

/** For the account chooser that replaces a provider in development. */
export const demoTexts = {
  heading: 'Demo sign-in.',
  people: 'Made-up people',
  address: 'Another address',
  continue: 'Continue',
} as const

/** Prevents a mix-up with a real sign-in. */
export const demoWarning = (provider: string) =>
  `Development only. No ${provider} account is involved.`
