import { reasonProblems } from '#content/en/moderation/reason-problems.ts'
import type { ClaimRefusal, ClaimState } from '#domain/homes/claim/claim.ts'

export const copiesTexts = {
  title: 'Your pictures in other listings',
  link: 'Another listing shows your pictures',
  claims: 'Your claim',
  lead: 'These listings by other people have pictures that look like yours, and you added yours first. If one shows your home, claim it. If something else is wrong with it, report it. None of this counts against your home.',
  none: 'No other listing shows your pictures right now.',
  see: 'View',
  report: 'Report',
  gone: 'A deleted home',
} as const

export const claimTexts = {
  open: 'This is my home',
  lead: 'A moderator compares both homes side by side, with the dates their pictures were added. If you are the owner, the other home is taken off Homiq. Whoever listed it learns neither what you write nor which home is yours. You can claim this home once.',
  label: 'How a moderator can tell it is yours',
  hint: 'For example: I took these pictures in my apartment, and the copies are cropped at the bottom. Only moderators read this.',
  send: 'Send claim',
  sent: 'Your claim was sent.',
  neverApproved: 'You can claim it once a moderator has approved your own home.',
  wrote: 'The moderator wrote:',
} as const

export const claimMessages = {
  short: 'Explain in at least 10 characters how a moderator can tell.',
  ...reasonProblems,
} as const

/** Why a home was not claimed. */
export const claimRefusals: Readonly<Record<Exclude<ClaimRefusal, 'claimed'>, string>> = {
  'not now': 'Not sent: the other home is no longer shown, or yours is deleted.',
  'never approved': claimTexts.neverApproved,
  'too many': 'Not sent: you have no claims left right now. Try again tomorrow.',
}

/** Shown before the limit is reached. */
export const formatClaimsLeft = (
  left: number,
  { maxOpen, maxPerDay }: { readonly maxOpen: number; readonly maxPerDay: number },
): string => {
  const rule = `An account can make ${maxPerDay} claims in 24 hours, and have up to ${maxOpen} open at a time.`
  if (left === 0)
    return `${rule} You have none left right now: try again tomorrow, or report this home.`
  return `${rule} You have ${left} left.`
}

interface ClaimDays {
  /** "November 23, 2026". */
  readonly claimedOn: string
  readonly decidedOn: string
}

/** The state of a claim. */
export function formatClaim(state: ClaimState, { claimedOn, decidedOn }: ClaimDays): string {
  const claimed = `You claimed this on ${claimedOn}.`
  switch (state) {
    case 'open':
      return `${claimed} A moderator will review it, and the answer will appear here.`
    case 'ended':
      return `${claimed} The claim ended without a decision, because one of the two homes is no longer listed. If both are listed again, a moderator will review it.`
    case 'granted':
      return `${claimed} On ${decidedOn}, a moderator agreed that you are the owner, and this home was taken off Homiq. It comes back only if whoever listed it changes it and a moderator approves that, or if another moderator decides so after an appeal.`
    case 'overturned':
      return `${claimed} On ${decidedOn}, a moderator agreed that you are the owner, but after an appeal another one decided that this home may be shown.`
    case 'dismissed':
      return `${claimed} On ${decidedOn}, a moderator could not confirm that you are the owner, so this home stays. This does not count against yours.`
  }
}
