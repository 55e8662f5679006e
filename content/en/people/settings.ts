import type { PageLink } from '#domain/platform/page-link.ts'

export const settingsTexts = {
  title: 'Settings',
  lead: 'Your email and password, how Homiq looks, the browsers where you are signed in, and your data.',
  loading: 'Looking for your account',
  needsScript: 'Settings live in your account, and need JavaScript to be shown.',
  menu: 'Settings and more',
  account: 'Account',
  homes: 'My homes',
  homesHint: 'What you list on Homiq.',
  homesOpen: 'Open my homes',
  email: 'Email',
  noEmail: 'Not given',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed yet',
  password: 'Password',
  passwordHint: 'Changing it asks for the current one.',
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
  noSession: 'Sign in again to sign out everywhere!',
  everywhereFailed: 'Sign out failed!',
  data: 'My data',
  danger: 'Delete account',
  dangerHint: 'Your account is removed from Homiq for good.',
  delete: 'Delete my account',
  deleted: 'Your account is deleted.',
  unreachable: 'Your account cannot be reached. Check the connection and try again.',
  retry: 'Try again',
} as const

export const changePasswordTexts = {
  heading: 'Choose a new password',
  lead: 'Every other browser is signed out.',
  current: 'Current password',
  next: 'New password',
  wrongPassword: 'This is not the password of this account.',
  refused: 'This password was not accepted. Try a longer one that nobody would guess.',
  tooMany: 'That was a lot of tries. Wait a few minutes and try again.',
  unreachable: 'Homiq cannot be reached. Check the connection and try again.',
  failed: 'Your password was not changed. Try again in a moment.',
  save: 'Save the password',
  cancel: 'Cancel',
  close: 'Close',
  changed: 'Your password is new.',
} as const

export const dataTexts = {
  label: 'A copy of it',
  hint: 'All that Homiq keeps about you, as a file.',
  download: 'Download my data (JSON)',
  noSession: 'Sign in again to download your data!',
  tooMany: 'That was a lot of downloads. Try again in an hour.',
  failed: 'Your data could not be downloaded!',
} as const

/** For all reauthentication dialogs. */
export const reauthenticationTexts = {
  password: 'Your password',
  passwordRequired: 'No password provided.',
  wrongPassword: 'This is not the password of this account.',
  tooMany: 'That was a lot of tries. Wait a few minutes and try again.',
  close: 'Close',
} as const

/** For one reauthentication dialog. */
export interface ReauthenticationTexts {
  readonly heading: string
  readonly lead: string
  /** Replaces the password field for accounts of this provider. */
  readonly google: string
  readonly github: string
  readonly failed: string
  readonly otherAccount: string
  readonly confirm: string
  readonly cancel: string
}

export const deleteAccountTexts = {
  heading: 'Delete your account?',
  lead: 'It cannot be brought back. Favorites stay, for they live in this browser.',
  google: 'Google asks once more who you are, then the account is gone.',
  github: 'GitHub asks once more who you are, then the account is gone.',
  failed: 'Nothing was deleted. Try again in a moment.',
  otherAccount: 'That is another account. Nothing was deleted.',
  confirm: 'Delete for good',
  cancel: 'Keep my account',
} as const satisfies ReauthenticationTexts

/** For the list of sign-ins in other browsers. */
export const signInTexts = {
  unknown: 'A browser',
  times: (since: string, used: string) =>
    since === used ? `Since ${since}.` : `Since ${since}, last used on ${used}.`,
  end: 'Sign out',
  endNamed: (device: string) => `Sign out ${device}`,
  ended: 'That browser is signed out.',
} as const

export const endSignInTexts = {
  heading: 'Sign that browser out?',
  lead: 'Whoever uses it needs your password to come back.',
  google: 'Google asks once more who you are, then it is signed out.',
  github: 'GitHub asks once more who you are, then it is signed out.',
  failed: 'It was not signed out. Try again in a moment.',
  otherAccount: 'That is another account. Nothing was signed out.',
  confirm: 'Sign it out',
  cancel: 'Leave it',
} as const satisfies ReauthenticationTexts

/** docs/product/people.md, "Settings page". */
export const settingsLinks = [
  { to: '/home', label: 'Home' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/help', label: 'Help' },
  { to: '/property', label: 'Property' },
] as const satisfies readonly PageLink[]
