import type { CheckState } from '#domain/homes/home-check/home-check.ts'

/** What visitors read when 'Verified person' opens. */
export const checkedTexts = {
  what: 'That the person who offers this home was in it: a picture with a code of that day, and an email address that answers',
  by: 'A moderator of Homiq',
} as const

export const homeCheckTexts = {
  title: 'Verified person',
  lead: 'Seekers trust a home more when somebody has checked that you can get in. You take one picture; a moderator looks at it and nobody else does.',
  ask: 'Ask for a code',
  unverified:
    'Confirm your email address first: in the settings, “Send the link again” mails it to you.',
  settings: 'Settings',
  notNow: 'A home is checked while it waits, is shown or is paused. Send it for review first.',
  tooFast: 'That was a lot in an hour. Wait a little and try again.',
  codeHeading: 'Your code',
  how: [
    'Write it large on a sheet of paper.',
    'Hold the sheet at a window inside the home, so that the room is seen as well.',
    'Take a picture without people in it and send it here.',
  ],
  choose: 'The picture',
  send: 'Send it',
  refused: 'Not sent:',
  sent: 'Your picture waits for a moderator. You find the answer here, mostly within a day.',
  picture: 'The picture that you sent',
  rejected: 'The moderator wrote:',
  again: 'Ask for another code',
  holds: 'The page of this home says “Verified person”.',
  kept: 'The picture is deleted three days after the decision.',
  back: 'My homes',
} as const

/** In My homes: what leads to the check. */
export const checkLinks: Readonly<Record<CheckState, string>> = {
  none: 'Get verified',
  asked: 'Send the picture with your code',
  sent: 'Your picture waits for a moderator',
  rejected: 'Your picture did not verify you',
  holds: homeCheckTexts.title,
}

export const formatCodeUntil = (day: string) => `Good until the end of ${day} (UTC).`
export const formatHoldsUntil = (day: string) =>
  `It says so until ${day}, unless you change the street, the house or the city.`

export const checkModerationTexts = {
  heading: 'Persons to check',
  hint: 'Owners who took a picture with a code in their home.',
  title: 'Check of the person',
  ask: 'Is this code in the picture, taken in the home that its other pictures show?',
  picture: 'The picture that was taken with the code',
  approve: 'It is this home',
  reasonLabel: 'Why it proves nothing',
  reject: 'Cannot confirm',
} as const

export const formatSentOn = (day: string) => `Sent on ${day}`
