/** For `/forgot-password`. */
export const forgotPasswordTexts = {
  title: 'Forgotten password · Homiq',
  heading: 'Forgot your password?',
  lead: 'Tell us the address of your account, and we mail you a link to choose a new password.',
  send: 'Send the link',
  sentHeading: 'Check your email',
  sent: 'If this address has an account, a link to choose a new password is on its way.',
  sentHint: "It may take a minute. If you don't see it, check your spam folder.",
  again: 'Use another address',
  back: 'Back to sign in',
  unreachable: 'Homiq cannot be reached. Check the connection and try again.',
  tooMany: 'That was a lot of tries. Wait a few minutes and try again.',
} as const

/** For `/email-action`, the page that emailed links open. */
export const emailActionTexts = {
  title: 'Your account · Homiq',
  opening: 'Opening your link',
  resetHeading: 'Choose a new password',
  newPassword: 'New password',
  save: 'Save the password',
  savedHeading: 'Your password is new',
  saved: 'From now on it is the one that signs you in.',
  confirmHeading: 'Confirm your address',
  confirmLead: 'One press, and your account knows that this mailbox is yours.',
  confirm: 'Confirm my address',
  confirmedHeading: 'Your address is confirmed',
  confirmed: 'Thank you. Nothing else is needed.',
  signInHeading: 'Is it your account?',
  signInLead: 'You are not signed in to it here. With its password, the address is confirmed.',
  wrongPassword: 'This is not the password of this account.',
  tooMany: 'That was a lot of tries. Wait a few minutes and try again.',
  notMine:
    'If you made no account, somebody else did with your address. Leave this page: without you it stays unconfirmed.',
  toSignIn: 'Go to sign in',
  toHome: 'Go to the homes',
  invalidLinkHeading: 'This link no longer works',
  invalidResetLink: 'Links to a new password work once and not for long. Ask for a fresh one.',
  invalidConfirmationLink:
    'Links of this kind work once and not for long. A fresh one can be sent from your settings.',
  incompleteLink: 'The address of this page is not complete. Open the link in the mail once more.',
  requestNewLink: 'Ask for a new link',
  toSettings: 'Go to your settings',
  refused: 'This password was not accepted. Try a longer one.',
  unreachable: 'Homiq cannot be reached. Check the connection and try again.',
  retry: 'Try again',
  needsScript: 'This link needs JavaScript.',
} as const

export const resetLead = (email: string) => `It will be the password of ${email}.`
