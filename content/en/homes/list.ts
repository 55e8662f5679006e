import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { OfferState, OwnerAction } from '#domain/homes/offer/lifecycle/state.ts'
import type { OfferLimits } from '#domain/homes/offer/limits.ts'
import { ownHomeTexts } from './own-home.ts'

export const myListingsTexts = {
  title: 'My homes',
  lead: 'List your home in five minutes. It is free, and your phone number is not asked for.',
  empty: 'Nothing here yet',
  emptyHint: 'A home starts as a draft that only you see. You can continue on any device.',
  add: 'List your home',
  moderation: 'Moderation',
  see: 'See it',
  goOn: 'Continue',
  copy: 'Duplicate',
  more: 'More',
  unnamed: 'A home without a place yet',
  noPrice: 'No price yet',
  mended: 'You changed this after:',
  changed: 'Changed since:',
  news: 'New',
  changing: 'A change of it:',
  isChange: 'A change of a home on Homiq. Visitors see it as it was until this is approved.',
  change: ownHomeTexts.change,
  appeal: 'I do not agree',
  appealLabel: 'Why it should be shown as it is',
  appealHint: 'Another moderator reads this, and decides for good. You can appeal once.',
  appealSend: 'Ask once more',
  appealed: 'You wrote:',
  seeViewing: 'See the viewing',
  late: 'Confirm that it is still available: until then it comes after the homes that were confirmed.',
} as const

/** @param unread number of messages that the person has not read */
export const groupNames: Readonly<Record<OfferState, string>> = {
  rejected: 'Rejected',
  draft: 'Drafts',
  waiting: 'Waiting for a moderator',
  published: 'On Homiq',
  paused: 'Paused',
  expired: 'Ended',
  closed: 'Sold or rented',
  removed: 'Deleted',
}

/** What to do next. */
export function formatGroupHint(
  state: OfferState,
  { expiryDays, undoDays, unconfirmedDraftDays }: OfferLimits,
): string {
  switch (state) {
    case 'rejected':
      return 'Change what the moderator names, and send it for review again.'
    case 'draft':
      return `Only you see these. Complete them, and send them for review. Without a confirmed email address they are deleted after ${unconfirmedDraftDays} days without a change.`
    case 'waiting':
      return 'Nothing to do: the answer comes here, and by email if your address is confirmed.'
    case 'published':
      return `Confirm at least every ${expiryDays} days that a home is still available, or it expires. We ask you by email, if your address is confirmed.`
    case 'paused':
      return 'Nobody else sees these until you list them again.'
    case 'expired':
      return `These were not confirmed for ${expiryDays} days. List again what is still available.`
    case 'closed':
      return 'If it falls through, list the home again.'
    case 'removed':
      return `A deleted home can be restored for ${undoDays} days, as a draft. Then it is gone for good.`
  }
}

export const actionNames: Readonly<Record<OwnerAction, string>> = {
  submit: 'Send for review',
  withdraw: 'Withdraw',
  revise: 'Change',
  appeal: 'Ask once more',
  pause: ownHomeTexts.pause,
  close: 'Mark as sold',
  relist: 'List again',
  confirm: 'Still available',
  delete: 'Delete',
  restore: 'Undo',
}

export const closeRental = 'Mark as rented'

const doneTexts: Readonly<Record<OwnerAction, string>> = {
  submit: 'Sent for review.',
  withdraw: 'Withdrawn: it is a draft.',
  revise: 'It is a draft now.',
  appeal: 'Sent: another moderator decides.',
  pause: 'Paused: nobody else sees it.',
  close: 'Marked as sold.',
  relist: 'It is on Homiq again.',
  confirm: 'Confirmed: it is still available.',
  delete: 'Deleted.',
  restore: 'It is back, as a draft.',
}

/** Confirms what was just done with a home. */
export const formatHomeDone = (action: OwnerAction, type: EstateType | null) =>
  action === 'close' && type === 'rent' ? 'Marked as rented.' : doneTexts[action]

/** Asked before a visible home is deleted. */
export const deleteTexts = {
  heading: 'Delete this home?',
  close: 'Close',
  cancel: 'Keep it',
  confirm: 'Delete it',
} as const

export const formatDeleteLead = (home: string, { undoDays }: Pick<OfferLimits, 'undoDays'>) =>
  `Visitors see “${home}” now, and it leaves Homiq at once. For ${undoDays} days you can restore it, as a draft that a moderator looks at again. To hide it for a while, pause it instead.`

/** Why nothing was done. */
export const formatRefusal = (
  refusal: 'not now' | 'incomplete' | 'too many' | 'too fast',
  { maxActive }: OfferLimits,
): string =>
  ({
    'not now':
      'This was not done, because the home has changed meanwhile. Look at it and try again.',
    incomplete: 'This home is not complete yet. Its preview says what is left.',
    'too many': `At most ${maxActive} homes of an account can be on Homiq, waiting or paused at a time. Mark one as sold or rented, or delete it, and try again.`,
    'too fast': 'That was a lot in an hour. Wait a little and try again.',
  })[refusal]

export const formatTooMany = ({ maxOffers, undoDays }: OfferLimits) =>
  `An account can have ${maxOffers} homes here, and those that you deleted count for ${undoDays} days. Delete some, or come back later.`

/** Shown before the limit is reached. */
export const formatActiveLimit = (count: number, { maxActive }: OfferLimits) =>
  count < maxActive
    ? `${count} of your ${maxActive} homes are on Homiq, waiting or paused. Mark what is sold or rented before you send in more.`
    : `All ${maxActive} homes that your account can have on Homiq, waiting or paused are in use. Mark one as sold or rented, or delete it, before you list another; drafts can be prepared meanwhile.`

export const formatOffersLimit = (count: number, { maxOffers, undoDays }: OfferLimits) =>
  count < maxOffers
    ? `You have ${count} of ${maxOffers} homes here, those deleted in the last ${undoDays} days included. Delete what you do not need before you add more.`
    : `You have all ${maxOffers} homes that an account can have here. Deleted ones count for ${undoDays} days; then you can add others.`

/** Under a draft. */
export const formatLeft = (steps: readonly string[]) =>
  steps.length === 0
    ? 'Complete: look at the preview and send it for review.'
    : `Still to fill in: ${steps.join(', ')}.`

/** "A moderator wrote on November 27, 2026:". */
export const formatRejectedOn = (day: string | null) =>
  day === null ? 'A moderator wrote:' : `A moderator wrote on ${day}:`

export const revisionHint = 'A moderator looks at it again before it is shown.'
export const changeHint =
  'Visitors see it as it is until a moderator has looked at the change. A lower price, other floors and a hidden exact place show at once.'

export const formatShownUntil = (day: string) => `Shown until ${day}.`
export const formatStillAgreed = (time: string) =>
  `You are still to show it on ${time} (Kyiv time).`

export const formatUndoUntil = (day: string) => `Can be restored until ${day}.`

/** The accessible name of a button of one home. */
export const actionLabel = (action: string, home: string) => `${action}: ${home}`
