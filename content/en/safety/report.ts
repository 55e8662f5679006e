import type { ReportReason } from '#domain/safety/report/report.ts'

export const reportTexts = {
  title: 'Report this home',
  lead: 'Tell our moderators what is wrong. Its owner does not learn who you are.',
  reason: 'What is wrong?',
  choose: 'Choose',
  message: 'The message it is about',
  noMessage: 'None of these',
  words: 'More about it',
  wordsHint: 'What a moderator should look at. Not needed for most reasons.',
  wordsHintPerson: 'What happened, so that a moderator can judge it.',
  answer: 'The result',
  mail: 'Tell me by email',
  noMail: 'I need no answer',
  unconfirmed:
    'To get the outcome by email, confirm your email address under Settings first. You can report now and once more then.',
  send: 'Send the report',
  sending: 'Sending…',
  doneHeading: 'Thank you',
  done: 'A moderator looks into it.',
  doneMail: 'A moderator looks into it, and you get an email with the outcome.',
  back: 'Back to the home',
  tooMany:
    'That was a lot of reports in an hour. Wait a little; what you wrote is still in the fields.',
  full: 'This was not sent: so many reports of this home wait for a moderator that no more are taken. Try again in a few days.',
} as const

export const reportMessages = {
  reason: 'Choose one of the list.',
  long: 'Shorten this to 1,000 characters.',
  unstorable: 'This holds characters that cannot be sent. Type it again.',
  other: 'Say what it is in at least 10 characters.',
  person: 'Say what happened in at least 10 characters, or choose the message it is about.',
} as const

export const reportReasonNames: Readonly<Record<ReportReason, string>> = {
  'not free': 'It is already sold or rented',
  'wrong facts': 'What it says is not true',
  fraud: 'It looks like fraud',
  copied: 'Pictures or text are copied from another home',
  'against the law': 'It breaks the law, or insults',
  insult: 'It insults or threatens',
  advertising: 'It is advertising',
  'poses as somebody': 'This person poses as somebody else',
  other: 'Something else',
}
