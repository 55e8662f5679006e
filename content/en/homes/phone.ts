export const phoneTexts = {
  title: 'Phone number',
  lead: 'Visitors can write to you on Homiq, so this home needs no phone number. You can show one if you like.',
  who: 'Who sees it: people who are signed in with a confirmed email address and choose “Show the number”. Search engines and people you block do not.',
  back: 'You can hide it here at any time. People who have seen it may have written it down.',
  label: 'Your phone number',
  hint: 'With the country code: +380 44 123 45 67.',
  invalid:
    'Enter a full phone number with its country code, like +380 44 123 45 67. Service and premium numbers are not accepted.',
  show: 'Show this number',
  change: 'Show this number instead',
  saving: 'Saving…',
  hide: 'Stop showing it',
  ended: 'This home is deleted. Restore it under My homes first.',
  tooFast: 'You have reached the hourly limit. Try again later.',
  toPreview: 'Preview',
  toList: 'My homes',
  contact: 'How visitors reach you',
  none: 'They write to you on Homiq. No phone number is shown.',
  offer: 'Add a phone number',
  edit: 'Change or hide the number',
} as const

/** On one line. */
const keepTogether = (phone: string) => phone.replaceAll(' ', '\u00a0')

export const formatShownPhone = (phone: string) => `Shown for this home: ${keepTogether(phone)}.`
export const formatWaysToReach = (phone: string) =>
  `They write to you on Homiq. People with a confirmed email address can also ask for your number, ${keepTogether(phone)}.`
