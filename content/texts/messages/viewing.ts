import type { ViewingLimits } from '#domain/messages/viewing/limits.ts'
import type { MyViewing } from '#domain/messages/viewing/my-viewing.ts'
import type { OfferViewingRefusal, ViewingActionRefusal } from '#domain/messages/viewing/refusal.ts'
import type { ViewingAction } from '#domain/messages/viewing/state.ts'
import { bannedSentence } from './messages.ts'

export const viewingTexts = {
  title: 'Viewing times',
  upcoming: 'Your viewings',
  /** The title of the event in calendars. */
  event: 'Viewing',
  lead: 'Offer times at which this person can see the home. Once they take one, it is agreed; until then you can withdraw it.',
  seekerLead:
    'Times at which you can see the home. Take one, and it is mailed to each address that is confirmed.',
  back: 'Back to the conversation',
  none: 'No times yet.',
  zone: 'All times are Kyiv time.',
  day: 'Day',
  time: 'From',
  minutes: 'How long',
  place: 'Place',
  shownPlace: 'As the page of the home shows it',
  exactPlace: 'The exact address, told once the time is taken',
  offer: 'Offer this time',
  offering: 'Offering…',
  isOffered: 'The time is offered.',
  /** The link to the viewing times, above the field of a message. */
  toTimes: 'Go to the viewing times',
  offerTimes: 'Offer viewing times',
  changeTimes: 'Offer more times',
  take: 'Take this time',
  withdraw: 'Withdraw',
  cancel: 'Cancel the viewing',
  offered: 'Offered',
  taken: 'Agreed',
  file: 'Add to calendar',
  open: 'Open the conversation',
  willTellPlace: 'The exact address is told once the time is taken.',
  rivalOffered: 'You offer this time to somebody else, too. Who takes it first has it.',
  rivalTaken: 'Somebody else has taken this time. It is free again if that viewing is canceled.',
  rivalTakenForSeeker: 'Somebody else was faster. It is free again if that viewing is canceled.',
} as const

/** Why an offered time has no button. */
export const unavailableSentences: Readonly<Record<NonNullable<MyViewing['unavailable']>, string>> =
  {
    'has one': 'You have agreed on another time. Cancel that one first to take this one.',
    'home gone': 'This home is not shown on Homiq now, so this time cannot be taken.',
  }

/** Asked before an agreed viewing is canceled. */
export const cancelTexts = {
  confirm: 'Cancel it now',
} as const

export const formatCancelLead = (time: string) =>
  `You have agreed on ${time} (Kyiv time). The other person is told at once. This cannot be undone: to meet after all, agree on another time.`

/** Confirms what was just done with a time. */
export const viewingDoneTexts: Readonly<Record<ViewingAction, string>> = {
  take: 'Agreed. A mail goes to each confirmed address.',
  withdraw: 'The time is withdrawn.',
  cancel: 'The viewing is canceled.',
}

export const viewingMessages = {
  day: 'Choose a day.',
  time: 'Give a time, like 18:30.',
  minutes: 'Choose how long it takes.',
} as const

export const formatMinutes = (minutes: number) => `${minutes} minutes`

/** Automatic messages about a time. */
export const offeredMessage = (time: string) =>
  `You could see the home on ${time} (Kyiv time). Take this time at the end of our conversation if it suits you.`
export const takenMessage = (time: string) =>
  `I take this time to see the home: ${time} (Kyiv time).`
export const canceledMessage = (time: string) =>
  `I have to cancel the viewing on ${time} (Kyiv time).`
export const withdrawnMessage = (time: string) =>
  `I withdraw a time for seeing the home: ${time} (Kyiv time). It cannot be taken any more.`
/** Sent once one of the two people has left, blocks the other, or is erased. */
export const endedViewingMessage = (time: string) =>
  `The viewing on ${time} (Kyiv time) is canceled, because I ended this conversation.`
export const endedTimeMessage = (time: string) =>
  `The time ${time} (Kyiv time) is withdrawn, because I ended this conversation.`

export const formatOfferRefusal = (refusal: OfferViewingRefusal, limits: ViewingLimits): string =>
  ({
    'not found': 'This conversation is gone, so nothing was offered.',
    'home gone': 'This home is not shown now. Put it up again to offer times.',
    'no such time': 'Clocks skip this time on that day. Choose another one.',
    past: 'This time is over. Choose one that is still to come.',
    'too far': `That is too far ahead. Choose a day within the next ${limits.daysAhead} days.`,
    'offered here': 'You offer this person a time that overlaps with it. Withdraw that one first.',
    taken: 'You have agreed on another viewing at this time. Choose another time.',
    'too many': `You can offer ${limits.perConversation} times in a conversation, and ${limits.perOwner} in all. Withdraw one first.`,
    'too fast': 'That was a lot in an hour. Wait a little and offer it again.',
    banned: bannedSentence,
  })[refusal]

export const formatMoveRefusal = (refusal: ViewingActionRefusal, limits: ViewingLimits): string =>
  ({
    'not found': 'This time is gone.',
    'home gone': 'This home is not shown now, so its times cannot be taken.',
    changed: 'This time has changed or is over meanwhile.',
    taken: 'Somebody else was faster. Choose another time, or ask for one.',
    'has one': 'You have taken a time for this home already. Cancel it first to take another one.',
    'too many': `You have ${limits.maxTaken} viewings to come. Cancel one first.`,
    'too fast': 'That was a lot in an hour. Wait a little and try again.',
    banned: bannedSentence,
  })[refusal]
