import type { Party } from '#domain/messages/conversation/party.ts'
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
    'Take a time that the other offers, or propose times that suit you. Once one of them is taken, it is agreed.',
  back: 'Back to the conversation',
  none: 'No times yet.',
  zone: 'All times are Kyiv time.',
  days: ['Day', 'Second day', 'Third day'],
  times: ['Time', 'Second time', 'Third time'],
  several: 'One time is enough. Leave the others empty if you do not need them.',
  minutes: 'How long',
  exactPlace: 'Tell the exact address once a time is agreed',
  exactPlaceHint: 'Without it, both of you see only what the page of the home shows.',
  offer: 'Offer',
  propose: 'Propose',
  offering: 'Offering…',
  isOffered: 'Sent. The other reads it in the conversation.',
  offerTimes: 'Offer viewing times',
  changeTimes: 'Offer more times',
  proposeTimes: 'Propose viewing times',
  take: 'Take this time',
  withdraw: 'Withdraw',
  cancel: 'Cancel the viewing',
  offered: 'Offered',
  proposed: 'Proposed',
  taken: 'Agreed',
  file: 'Add to calendar',
  open: 'Open the conversation',
  willTellPlace: 'The exact address is told once the time is taken.',
  rivalOffered: 'You offer this time to somebody else, too. Who takes it first has it.',
  rivalTaken:
    'Somebody else has taken this time. It is available again if that viewing is canceled.',
  rivalTakenForSeeker:
    'Someone just took this time. It is available again if that viewing is canceled.',
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

/** In calendars. */
export const eventDescription = (link: string) =>
  `A viewing agreed on at Homiq. To write to each other or to cancel it, open:\n${link}\nNever pay before you have seen a home.`

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

/**
 * Automatic messages, in the words of the site. Both people read them; who caused one stands beside it.
 *
 * @param times each "Tuesday, November 24, 2026, 10:00–10:30"
 */
export const offeredMessage = (times: readonly string[], by: Party) => {
  const name = by === 'owner' ? 'offered' : 'proposed'
  return times.length === 1
    ? `Viewing time ${name}: ${times[0]} (Kyiv time).`
    : `Viewing times ${name} (Kyiv time):\n${times.join('\n')}`
}
export const takenMessage = (time: string) => `Viewing agreed: ${time} (Kyiv time).`
export const canceledMessage = (time: string) => `Viewing canceled: ${time} (Kyiv time).`
export const withdrawnMessage = (time: string) => `Viewing time withdrawn: ${time} (Kyiv time).`
/** Stored once one of the two people has left, blocks the other, or is erased. */
export const endedViewingMessage = (time: string) =>
  `Viewing canceled, because this conversation has ended: ${time} (Kyiv time).`
export const endedTimeMessage = (time: string) =>
  `Viewing time withdrawn, because this conversation has ended: ${time} (Kyiv time).`

/** Why nothing was offered. */
export const formatOfferRefusal = (
  refusal: OfferViewingRefusal,
  limits: ViewingLimits,
  party: Party,
): string =>
  ({
    'not found': 'This conversation is gone, so nothing was offered.',
    'home gone':
      party === 'owner'
        ? 'This home is not shown now. Put it up again to offer times.'
        : 'This home is not shown now, so no times can be proposed.',
    'no such time': 'Clocks skip this time on that day. Choose another one.',
    past: 'This time is over. Choose one that is still to come.',
    'too far': `That is too far ahead. Choose a day within the next ${limits.daysAhead} days.`,
    'offered here':
      'A time that overlaps with it is offered here already. Take or withdraw that one first.',
    taken: 'You have agreed on another viewing at this time. Choose another time.',
    'too many':
      party === 'owner'
        ? `You can offer ${limits.perConversation} times in a conversation, and ${limits.perOwner} in all. Withdraw one first.`
        : `A conversation can have ${limits.perConversation} times. Withdraw one first.`,
    unanswered: 'Wait for an answer before you propose more times.',
    'too fast': 'That was a lot in an hour. Wait a little and offer it again.',
    banned: bannedSentence,
  })[refusal]

/** Why nothing was done with a time. */
export const formatMoveRefusal = (
  refusal: ViewingActionRefusal,
  limits: ViewingLimits,
  party: Party,
): string =>
  ({
    'not found': 'This time is gone.',
    'home gone': 'This home is not shown now, so its times cannot be taken.',
    changed: 'This time has changed or is over meanwhile. You see the times as they are now.',
    taken:
      party === 'owner'
        ? 'You have agreed on another viewing at this time. Offer another one.'
        : 'Someone just took this time. Choose another, or propose one.',
    'has one':
      'You have agreed on a time for this home already. Cancel it first to take another one.',
    'too many':
      party === 'owner'
        ? 'This person has too many viewings to come, so this one cannot be agreed now.'
        : `You have ${limits.maxTaken} viewings to come. Cancel one first.`,
    'too fast': 'That was a lot in an hour. Wait a little and try again.',
    banned: bannedSentence,
  })[refusal]
