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

/** By the first segment of their paths under `/identity`. */
export const providerNames = { google: 'Google', github: 'GitHub' } as const

/**
 * The accounts of the chooser. Their domains are reserved, so nobody owns these email addresses.
 */
export const demoPeople = [
  { name: 'Olena Savchuk', email: 'olena.savchuk@example.com' },
  { name: 'Danylo Hnatiuk', email: 'danylo.hnatiuk@example.com' },
  { name: 'Iryna Bondar', email: 'iryna.bondar@example.org' },
] as const
