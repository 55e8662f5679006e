import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { OfferState, OwnerAction } from '#domain/homes/offer/lifecycle/state.ts'
import type { OfferLimits } from '#domain/homes/offer/limits.ts'
import { ownHomeTexts } from './own-home.ts'

export const myListingsTexts = {
  title: 'My homes',
  lead: 'List your home in five minutes. It is free, and no phone number is needed.',
  empty: 'Nothing here yet',
  emptyHint: 'A home starts as a draft that only you can see. You can continue on any device.',
  add: 'List your home',
  moderation: 'Moderation',
  see: 'View',
  goOn: 'Continue',
  copy: 'Duplicate',
  more: 'More',
  unnamed: 'Home with no address yet',
  noPrice: 'No price yet',
  mended: 'You made changes after a moderator wrote:',
  changed: 'Changed since then:',
  news: 'New',
  changing: 'Your edits:',
  isChange:
    'These are edits to a home on Homiq. Visitors see the home as it was until they are approved.',
  change: ownHomeTexts.change,
  appeal: 'I disagree',
  appealLabel: 'Why it should be shown as it is',
  appealHint: 'Another moderator will read this and make the final decision. You can appeal once.',
  appealSend: 'Send appeal',
  appealed: 'You wrote:',
  seeViewing: 'See the viewing',
  late: 'Confirm that it is still available to move it back up in search.',
} as const

export const groupNames: Readonly<Record<OfferState, string>> = {
  rejected: 'Rejected',
  draft: 'Drafts',
  waiting: 'Waiting for review',
  published: 'On Homiq',
  paused: 'Paused',
  expired: 'Expired',
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
      return 'Fix what the moderator points out, then send the home for review again.'
    case 'draft':
      return `Only you can see these. Complete them and send them for review. Without a confirmed email address, a draft is deleted ${unconfirmedDraftDays} days after its last change.`
    case 'waiting':
      return 'Nothing to do for now: the answer will come here, and by email if your address is confirmed.'
    case 'published':
      return `Confirm at least every ${expiryDays} days that a home is still available, or it expires. We will remind you by email if your address is confirmed.`
    case 'paused':
      return 'Nobody else sees these until you list them again.'
    case 'expired':
      return `These were not confirmed for ${expiryDays} days. If one is still available, list it again.`
    case 'closed':
      return 'If the deal falls through, list the home again.'
    case 'removed':
      return `You can restore a deleted home as a draft for ${undoDays} days. After that it is gone for good.`
  }
}

export const actionNames: Readonly<Record<OwnerAction, string>> = {
  submit: 'Send for review',
  withdraw: 'Withdraw',
  revise: 'Edit',
  appeal: 'Appeal',
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
  withdraw: 'Withdrawn. It is a draft again.',
  revise: 'It is a draft now.',
  appeal: 'Sent. Another moderator will decide.',
  pause: 'Paused. Nobody else can see it.',
  close: 'Marked as sold.',
  relist: 'It is back on Homiq.',
  confirm: 'Confirmed as still available.',
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
  confirm: 'Delete',
} as const

export const formatDeleteLead = (home: string, { undoDays }: Pick<OfferLimits, 'undoDays'>) =>
  `Visitors can see “${home}” now, and it will leave Homiq at once. For ${undoDays} days you can restore it as a draft, which a moderator will review again. To hide it for a while, pause it instead.`

/** Why nothing was done. */
export const formatRefusal = (
  refusal: 'not now' | 'incomplete' | 'too many' | 'too fast',
  { maxActive }: OfferLimits,
): string =>
  ({
    'not now':
      'Nothing was done, because the home has changed in the meantime. Check it and try again.',
    incomplete: 'This home is not complete yet. Its preview says what is missing.',
    'too many': `An account can have at most ${maxActive} homes on Homiq, waiting or paused at a time. Mark one as sold or rented, or delete it, and try again.`,
    'too fast': 'You have reached the hourly limit. Try again later.',
  })[refusal]

export const formatTooMany = ({ maxOffers, undoDays }: OfferLimits) =>
  `An account can have ${maxOffers} homes here, and deleted ones count for ${undoDays} days. Delete some, or come back later.`

/** Shown before the limit is reached. */
export const formatActiveLimit = (count: number, { maxActive }: OfferLimits) =>
  count < maxActive
    ? `You have ${count} of ${maxActive} homes on Homiq, waiting or paused. Mark those that are sold or rented before you list more.`
    : `You have all ${maxActive} homes that an account can have on Homiq, waiting or paused. Mark one as sold or rented, or delete it, before you list another. You can still prepare drafts.`

export const formatOffersLimit = (count: number, { maxOffers, undoDays }: OfferLimits) =>
  count < maxOffers
    ? `You have ${count} of ${maxOffers} homes here, including those deleted in the last ${undoDays} days. Delete the ones you do not need before you add more.`
    : `You have all ${maxOffers} homes that an account can have here. Deleted ones count for ${undoDays} days; after that you can add others.`

/** Under a draft. */
export const formatLeft = (steps: readonly string[]) =>
  steps.length === 0
    ? 'Complete. Check the preview and send it for review.'
    : `Still to fill in: ${steps.join(', ')}.`

/** "A moderator wrote on November 27, 2026:". */
export const formatRejectedOn = (day: string | null) =>
  day === null ? 'A moderator wrote:' : `A moderator wrote on ${day}:`

export const revisionHint = 'A moderator reviews it again before it is shown.'
export const changeHint =
  'Visitors see the home as it is until a moderator approves your edits. A lower price, other floors or hiding the exact location take effect at once.'

export const formatShownUntil = (day: string) => `Shown until ${day}.`
export const formatStillAgreed = (time: string) =>
  `You still have a viewing on ${time} (Kyiv time).`

export const formatUndoUntil = (day: string) => `Can be restored until ${day}.`

/** The accessible name of a button of one home. */
export const actionLabel = (action: string, home: string) => `${action}: ${home}`
