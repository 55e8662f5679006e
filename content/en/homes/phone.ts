export const phoneTexts = {
  title: 'Phone number',
  lead: 'Visitors write to you on Homiq, so this home needs no number. You can show one all the same.',
  who: 'Who sees it: people who are signed in with a confirmed email address and press “Show the number”. Search engines do not, nor anybody whom you block.',
  back: 'You can take it back here at any time. Who has seen it may have noted it down.',
  label: 'Your phone number',
  hint: 'With its country: +380 44 123 45 67.',
  invalid:
    'Enter a whole phone number that starts with its country, like +380 44 123 45 67, and is no service or premium number.',
  show: 'Show this number',
  change: 'Show this number instead',
  saving: 'Saving…',
  hide: 'Do not show it any more',
  ended: 'This home is deleted. Take that back under My homes first.',
  tooFast: 'That was a lot in an hour. Wait a little and try again.',
  toPreview: 'Preview',
  toList: 'My homes',
  contact: 'How visitors reach you',
  none: 'They write to you on Homiq. No phone number is shown.',
  offer: 'Show a number as well',
  edit: 'Change or hide the number',
} as const

/** On one line. */
const keepTogether = (phone: string) => phone.replaceAll(' ', '\u00a0')

export const formatShownPhone = (phone: string) => `This home shows ${keepTogether(phone)}.`
export const formatWaysToReach = (phone: string) =>
  `They write to you on Homiq. People with a confirmed email address can also ask for your number, ${keepTogether(phone)}.`
