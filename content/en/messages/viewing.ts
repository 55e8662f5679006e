import { formatViewingTime } from '#content/en/format/viewing-time.ts'
import type { Party } from '#domain/messages/conversation/party.ts'
import type { ViewingLimits } from '#domain/messages/viewing/limits.ts'
import type { MyViewing } from '#domain/messages/viewing/my-viewing.ts'
import type { OfferViewingRefusal, ViewingActionRefusal } from '#domain/messages/viewing/refusal.ts'
import type { ViewingAction } from '#domain/messages/viewing/state.ts'
import { toSpan, type ViewingEvent } from '#domain/messages/viewing/viewing-event.ts'
import { bannedSentence } from './messages.ts'

export const viewingTexts = {
  title: 'Viewing times',
  upcoming: 'Your viewings',
  /** The title of the event in calendars. */
  event: 'Viewing',
  lead: 'Offer times when this person can see the home. Once they accept one, it is agreed; until then you can withdraw it.',
  seekerLead:
    'Accept a time that you are offered, or propose times that suit you. Once one of them is accepted, it is agreed.',
  back: 'Back to the conversation',
  none: 'No times yet.',
  zone: 'All times are Kyiv time.',
  days: ['Day', 'Second day', 'Third day'],
  times: ['Time', 'Second time', 'Third time'],
  several: 'One time is enough. Leave the others empty if you do not need them.',
  minutes: 'How long',
  exactPlace: 'Share the exact address once a time is agreed',
  exactPlaceHint: 'Otherwise both of you see only what the page of the home shows.',
  offer: 'Offer',
  propose: 'Propose',
  offering: 'Offering…',
  isOffered: 'Sent. The other person sees it in the conversation.',
  offerTimes: 'Offer viewing times',
  changeTimes: 'Offer more times',
  proposeTimes: 'Propose viewing times',
  take: 'Accept this time',
  withdraw: 'Withdraw',
  cancel: 'Cancel the viewing',
  offered: 'Offered',
  proposed: 'Proposed',
  taken: 'Agreed',
  file: 'Add to calendar',
  open: 'Open the conversation',
  willTellPlace: 'The exact address is shared once the time is accepted.',
  rivalOffered: 'You have offered this time to someone else, too. First come, first served.',
  rivalTaken:
    'Someone else has taken this time. It is available again if that viewing is canceled.',
  rivalTakenForSeeker:
    'Someone just took this time. It is available again if that viewing is canceled.',
} as const

/** Why an offered time has no button. */
export const unavailableSentences: Readonly<Record<NonNullable<MyViewing['unavailable']>, string>> =
  {
    'has one': 'You have agreed on another time. Cancel that one first to accept this one.',
    'home gone': 'This home is not on Homiq right now, so this time cannot be accepted.',
  }

/** Asked before an agreed viewing is canceled. */
export const CANCEL_NOW = 'Cancel it now'

/** In calendars. */
export const eventDescription = (link: string) =>
  `A viewing agreed on Homiq. To write to each other or to cancel it, open:\n${link}\nNever pay before you have seen a home.`

export const formatCancelLead = (time: string) =>
  `You have agreed on ${time} (Kyiv time). The other person is told at once. This cannot be undone: to meet after all, agree on another time.`

/** Confirms what was just done with a time. */
export const viewingDoneTexts: Readonly<Record<ViewingAction, string>> = {
  take: 'Agreed. An email goes to each confirmed address.',
  withdraw: 'The time is withdrawn.',
  cancel: 'The viewing is canceled.',
}

export const viewingMessages = {
  day: 'Choose a day.',
  time: 'Enter a time, like 18:30.',
  minutes: 'Choose how long it takes.',
} as const

export const formatMinutes = (minutes: number) => `${minutes} minutes`

/** An automatic message in the words of the site. Both people read it; who caused it stands beside it. */
export function formatViewingEvent(event: ViewingEvent): string {
  if (event.kind === 'offered') {
    const name = event.by === 'owner' ? 'offered' : 'proposed'
    const times = event.times.map((time) => formatViewingTime(toSpan(time)))
    return times.length === 1
      ? `Viewing time ${name}: ${times[0]} (Kyiv time).`
      : `Viewing times ${name} (Kyiv time):\n${times.join('\n')}`
  }
  return `${EVENTS[event.kind]}: ${formatViewingTime(toSpan(event.time))} (Kyiv time).`
}

const EVENTS = {
  taken: 'Viewing agreed',
  canceled: 'Viewing canceled',
  withdrawn: 'Viewing time withdrawn',
  'viewing ended': 'Viewing canceled because this conversation has ended',
  'time ended': 'Viewing time withdrawn because this conversation has ended',
} as const

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
        ? 'This home is not on Homiq right now. List it again to offer times.'
        : 'This home is not on Homiq right now, so no times can be proposed.',
    'no such time':
      'This time does not exist on that day, because the clocks change. Choose another one.',
    past: 'This time has passed. Choose a later one.',
    'too far': `That is too far ahead. Choose a day within the next ${limits.daysAhead} days.`,
    'offered here':
      'It overlaps with a time that is already offered here. Accept or withdraw that one first.',
    taken: 'You have agreed on another viewing at this time. Choose another time.',
    'too many':
      party === 'owner'
        ? `You can offer ${limits.perConversation} times in a conversation and ${limits.perOwner} in all. Withdraw one first.`
        : `A conversation can have ${limits.perConversation} times. Withdraw one first.`,
    unanswered: 'Wait for a reply before you propose more times.',
    'too fast': 'You have reached the hourly limit. Try again later.',
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
    'home gone': 'This home is not on Homiq right now, so its times cannot be accepted.',
    changed: 'This time has changed or passed in the meantime. You see the times as they are now.',
    taken:
      party === 'owner'
        ? 'You have agreed on another viewing at this time. Offer another one.'
        : 'Someone just took this time. Choose another, or propose one.',
    'has one':
      'You have already agreed on a time for this home. Cancel it first to accept another one.',
    'too many':
      party === 'owner'
        ? 'This person has too many upcoming viewings, so this one cannot be agreed now.'
        : `You have ${limits.maxTaken} upcoming viewings. Cancel one first.`,
    'too fast': 'You have reached the hourly limit. Try again later.',
    banned: bannedSentence,
  })[refusal]
