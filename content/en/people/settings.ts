import type { PageLink } from '#domain/platform/page-link.ts'

export const settingsTexts = {
  title: 'Settings',
  lead: 'Your email and password, how Homiq looks, the browsers where you are signed in, and your data.',
  loading: 'Loading your account',
  needsScript: 'Settings need JavaScript.',
  menu: 'Settings and more',
  account: 'Account',
  homes: 'My homes',
  homesHint: 'What you list on Homiq.',
  homesOpen: 'Open my homes',
  searches: 'Saved searches',
  searchesHint: 'What you are told of, and how often.',
  searchesOpen: 'Open my searches',
  email: 'Email',
  noEmail: 'Not given',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed yet',
  password: 'Password',
  passwordHint: 'You need your current password to change it.',
  changePassword: 'Choose a new password',
  appearance: 'Appearance',
  darkMode: 'Dark mode',
  darkModeHint: 'Kept in this browser.',
  session: 'Session',
  logoutHere: 'This browser',
  logout: 'Logout',
  logoutHint: 'Signs you out of this browser.',
  logoutFailed: 'Logout failed',
  everywhereLabel: 'All devices',
  everywhere: 'Sign out everywhere',
  everywhereHint: 'Signs you out of every browser and phone.',
  noSession: 'Sign in again to sign out everywhere.',
  everywhereFailed: 'You were not signed out. Try again in a moment.',
  data: 'My data',
  danger: 'Delete account',
  dangerHint: 'Your account is removed from Homiq for good.',
  delete: 'Delete my account',
  deleted: 'Your account was deleted.',
  unreachable: 'Your account could not be loaded. Check your connection and try again.',
  retry: 'Try again',
} as const

export const changePasswordTexts = {
  heading: 'Choose a new password',
  lead: 'This signs out every other browser.',
  current: 'Current password',
  next: 'New password',
  refused: 'This password was not accepted. Try a longer one that is hard to guess.',
  failed: 'Your password was not changed. Try again in a moment.',
  save: 'Save the password',
  cancel: 'Cancel',
  close: 'Close',
  changed: 'Password changed.',
} as const

export const dataTexts = {
  label: 'A copy of your data',
  hint: 'Everything Homiq stores about you, as a file.',
  download: 'Download my data (JSON)',
  noSession: 'Sign in again to download your data.',
  tooMany: 'Too many downloads. Try again in an hour.',
  failed: 'Your data could not be downloaded.',
} as const

/** For all reauthentication dialogs. */
export const reauthenticationTexts = {
  password: 'Your password',
  passwordRequired: 'No password provided.',
  close: 'Close',
} as const

export const deleteAccountTexts = {
  heading: 'Delete your account?',
  lead: 'This cannot be undone. Your favorites stay in this browser.',
  // These replace the password field for accounts of a provider.
  google: 'Google will ask you to sign in once more. Then the account is deleted.',
  github: 'GitHub will ask you to sign in once more. Then the account is deleted.',
  failed: 'Nothing was deleted. Try again in a moment.',
  otherAccount: 'That is another account. Nothing was deleted.',
  confirm: 'Delete for good',
  cancel: 'Keep my account',
} as const

/** For the list of sign-ins in other browsers. */
export const signInTexts = {
  unknown: 'Unknown browser',
  times: (since: string, used: string) =>
    since === used ? `Signed in on ${since}.` : `Signed in on ${since}, last used on ${used}.`,
  end: 'Sign out',
  endNamed: (device: string) => `Sign out ${device}`,
  ended: 'That browser was signed out.',
} as const

export const endSignInTexts = {
  heading: 'Sign that browser out?',
  lead: 'Whoever uses it will need your password to sign in again.',
  google: 'Google will ask you to sign in once more. Then that browser is signed out.',
  github: 'GitHub will ask you to sign in once more. Then that browser is signed out.',
  failed: 'That browser was not signed out. Try again in a moment.',
  otherAccount: 'That is another account. Nothing was signed out.',
  confirm: 'Sign out',
  cancel: 'Keep it',
} as const

/** docs/product/people.md, "Settings page". */
export const settingsLinks = [
  { to: '/home', label: 'Home' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/help', label: 'Help' },
  { to: '/property', label: 'Property' },
] as const satisfies readonly PageLink[]
