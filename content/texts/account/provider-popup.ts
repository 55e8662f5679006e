/** Texts of the small window in which a visitor signs in at Google or GitHub. */
export const popupTexts = {
  title: 'Sign-in',
  closing: 'You can close this window.',
} as const

/** Texts of the chooser that stands in for a provider while developing. */
export const demoTexts = {
  heading: 'Demo sign-in.',
  people: 'Invented people',
  address: 'Another address',
  continue: 'Continue',
} as const

/** The label that nobody can mistake for a real sign-in. */
export const demoWarning = (provider: string) =>
  `Development only. No account of ${provider} is involved.`

/** Providers by the first segment of their addresses under `/identity`. */
export const providerNames = { google: 'Google', github: 'GitHub' } as const

/** Whom the chooser offers; nobody owns an address at these domains. */
export const demoPeople = [
  { name: 'Olena Savchuk', email: 'olena.savchuk@example.com' },
  { name: 'Danylo Hnatiuk', email: 'danylo.hnatiuk@example.com' },
  { name: 'Iryna Bondar', email: 'iryna.bondar@example.org' },
] as const
