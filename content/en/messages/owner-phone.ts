import type { PhoneRefusal } from '#domain/messages/phone/owner-phone.ts'

export const ownerPhoneTexts = {
  title: 'Owner’s phone number',
  /** On the page of a home. */
  link: 'Show the number',
  lead: 'The owner shares a phone number with people whose email address is confirmed, only for calls about this home.',
  show: 'Show the number',
  own: 'This is your own home. To change or hide its number, go to My homes, “More”.',
  toOwn: 'My homes',
  signInLead: 'Sign in to see the number. It takes a moment, and brings you back here.',
  signIn: 'Sign in',
  needsScript: 'Turn on JavaScript to sign in. The number is shown without it.',
  settings: 'Settings',
  write: 'Write to the owner',
} as const

/** Why a number is not shown. */
export const phoneRefusalSentences: Readonly<Record<PhoneRefusal, string>> = {
  'not found': 'The owner no longer shows a number.',
  unverified:
    'Confirm your email address first: to get the link, choose “Send the link again” in Settings.',
  refused: 'This number is not shown to you.',
  'too fast': 'You have asked for too many numbers. Try again tomorrow, or write to the owner.',
}

/** The accessible name of the link that calls. */
export const callOwnerLabel = (phone: string) => `Call the owner, ${phone}`
