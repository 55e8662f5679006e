import type { CheckState } from '#domain/homes/home-check/home-check.ts'

/** What visitors read when 'Verified person' opens. */
export const checkedTexts = {
  what: 'That the person who listed this home has been inside it: they sent a picture with a code of that day and have a working email address',
  by: 'A moderator of Homiq',
} as const

export const homeCheckTexts = {
  title: 'Verified person',
  lead: 'People trust a listing more when someone has checked that you can get into the home. You take one picture, and only a moderator sees it.',
  ask: 'Get a code',
  unverified:
    'Confirm your email address first: “Send the link again” in the settings emails you the link.',
  settings: 'Settings',
  notNow: 'You can get verified once the home is waiting for review, shown or paused.',
  tooFast: 'You have reached the hourly limit. Try again later.',
  codeHeading: 'Your code',
  how: [
    'Write it in large letters on a sheet of paper.',
    'Hold the sheet up to a window inside the home so that the room is visible too.',
    'Take a picture with no people in it and send it here.',
  ],
  choose: 'Choose the picture',
  send: 'Send',
  refused: 'Not sent:',
  sent: 'A moderator will check your picture. The answer will appear here, usually within a day.',
  picture: 'The picture you sent',
  rejected: 'The moderator wrote:',
  again: 'Get another code',
  holds: 'The page of this home says “Verified person”.',
  kept: 'The picture is deleted three days after the decision.',
  back: 'My homes',
} as const

/** In My homes: what leads to the check. */
export const checkLinks: Readonly<Record<CheckState, string>> = {
  none: 'Get verified',
  asked: 'Send the picture with your code',
  sent: 'A moderator is checking your picture',
  rejected: 'Your picture was not accepted',
  holds: homeCheckTexts.title,
}

export const formatCodeUntil = (day: string) => `Valid until the end of ${day} (UTC).`
export const formatHoldsUntil = (day: string) =>
  `It will say so until ${day}, unless you change the street, building or city.`

export const checkModerationTexts = {
  heading: 'People to verify',
  hint: 'Owners who took a picture of a code in their home.',
  title: 'Verification',
  ask: 'Does the picture show this code, and was it taken in the home in the other pictures?',
  picture: 'The picture taken with the code',
  approve: 'It is this home',
  reasonLabel: 'Why it cannot be confirmed',
  reject: 'Cannot confirm',
} as const

export const formatSentOn = (day: string) => `Sent on ${day}`
