import type { PhoneRefusal } from '#domain/messages/phone/phone-refusal.ts'

export const ownerPhoneTexts = {
  title: 'Number of the owner',
  /** On the page of a home. */
  link: 'Show the number',
  lead: 'The owner shows a phone number to people with a confirmed email address, for calls about this home and nothing else.',
  show: 'Show the number',
  own: 'This is your own home. You change or hide its number under My homes, “More”.',
  toOwn: 'My homes',
  signInLead: 'Sign in to see the number. It takes a moment, and brings you back here.',
  signIn: 'Sign in',
  needsScript:
    'Signing in needs JavaScript, so allow it for this site first. The number is shown without it.',
  settings: 'Settings',
  write: 'Write to the owner',
} as const

/** Why a number is not shown. */
export const phoneRefusalSentences: Readonly<Record<PhoneRefusal, string>> = {
  'not found': 'The owner does not show a number any more.',
  unverified:
    'Confirm your email address first: in the settings, “Send the link again” mails it to you.',
  refused: 'This number is not shown to you.',
  'too fast': 'You have asked for many numbers. Try again tomorrow, or write to the owner.',
}

/** The accessible name of the link that calls. */
export const callOwnerLabel = (phone: string) => `Call the owner, ${phone}`
