import type { ReportReason } from '#domain/safety/report/report.ts'

export const reportTexts = {
  title: 'Report this home',
  lead: 'Tell our moderators what is wrong. The owner does not learn who you are.',
  reason: 'What is wrong?',
  choose: 'Choose',
  message: 'The message it is about',
  noMessage: 'None of these',
  words: 'More about it',
  wordsHint: 'What a moderator should look at. Optional for most reasons.',
  wordsHintPerson: 'What happened, so that a moderator can judge it.',
  answer: 'The result',
  mail: 'Tell me by email',
  noMail: 'I don’t need a reply',
  unconfirmed:
    'To get the result by email, confirm your email address in Settings first. You can report now and again after that.',
  send: 'Send the report',
  sending: 'Sending…',
  doneHeading: 'Thank you',
  done: 'A moderator will look into it.',
  doneMail: 'A moderator will look into it, and you will get an email with the result.',
  back: 'Back to the home',
  tooMany:
    'You have reached the hourly limit for reports. Try again later; what you wrote is still in the fields.',
  full: 'This was not sent: too many reports of this are already waiting for a moderator. Try again in a few days.',
} as const

export const reportMessages = {
  reason: 'Choose one from the list.',
  long: 'Shorten this to 1,000 characters.',
  unstorable: 'This contains characters that cannot be sent. Type it again.',
  other: 'Describe it in at least 10 characters.',
  person: 'Say what happened in at least 10 characters, or choose the message it is about.',
} as const

export const reportReasonNames: Readonly<Record<ReportReason, string>> = {
  'not free': 'It is already sold or rented',
  'wrong facts': 'The information is not true',
  fraud: 'It looks like fraud',
  copied: 'Pictures or text are copied from another home',
  'against the law': 'It is illegal or insulting',
  insult: 'It insults or threatens',
  advertising: 'It is advertising',
  'poses as somebody': 'This person impersonates someone',
  other: 'Something else',
}
