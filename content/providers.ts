/** By the first segment of their paths under `/identity`. */
export const providerNames = { google: 'Google', github: 'GitHub' } as const

/**
 * The accounts of the chooser that replaces a provider in development. Their domains are reserved, so nobody owns these
 * email addresses.
 */
export const demoPeople = [
  { name: 'Olena Savchuk', email: 'olena.savchuk@example.com' },
  { name: 'Danylo Hnatiuk', email: 'danylo.hnatiuk@example.com' },
  { name: 'Iryna Bondar', email: 'iryna.bondar@example.org' },
] as const
