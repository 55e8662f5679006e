/** For `/forgot-password`. */
export const forgotPasswordTexts = {
  title: 'Forgotten password · Homiq',
  heading: 'Forgot your password?',
  lead: 'Enter the email address of your account, and we will send you a link to choose a new password.',
  send: 'Send the link',
  sentHeading: 'Check your email',
  sent: 'If this address has an account, a link to choose a new password is on its way.',
  sentHint: "It may take a minute. If you don't see it, check your spam folder.",
  again: 'Use another address',
  back: 'Back to sign in',
} as const

/** For `/email-action`, the page that emailed links open. */
export const emailActionTexts = {
  title: 'Your account · Homiq',
  opening: 'Opening your link',
  resetHeading: 'Choose a new password',
  newPassword: 'New password',
  save: 'Save the password',
  savedHeading: 'Password changed',
  saved: 'Use the new one the next time you sign in.',
  confirmHeading: 'Confirm your address',
  confirmLead: 'One click confirms that this email address is yours.',
  confirm: 'Confirm my address',
  confirmedHeading: 'Your address is confirmed',
  confirmed: 'Thank you. There is nothing else to do.',
  signInHeading: 'Is this your account?',
  signInLead: 'You are not signed in to it here. Enter its password to confirm the address.',
  notMine:
    'If you did not create an account, someone else used your address. Leave this page: without you, the account stays unconfirmed.',
  toSignIn: 'Go to sign in',
  toHome: 'See homes',
  invalidLinkHeading: 'This link no longer works',
  invalidResetLink: 'Password links work only once, and only for a short time. Ask for a new one.',
  invalidConfirmationLink:
    'Confirmation links work only once, and only for a short time. You can get a new one in your settings.',
  incompleteLink: 'The address of this page is incomplete. Open the link in the email again.',
  requestNewLink: 'Ask for a new link',
  toSettings: 'Go to your settings',
  refused: 'This password was not accepted. Try a longer one.',
  retry: 'Try again',
  needsScript: 'This link needs JavaScript.',
} as const

export const resetLead = (email: string) => `For your account ${email}.`
