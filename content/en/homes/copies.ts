import { reasonProblems } from '#content/en/moderation/reason-problems.ts'
import type { ClaimRefusal, ClaimState } from '#domain/homes/claim/claim.ts'

export const copiesTexts = {
  title: 'Your pictures in other homes',
  link: 'Another home shows your pictures',
  claims: 'The result of your claim',
  lead: 'These homes of other people have pictures that look like yours, and you had them first. If one shows your home, claim it. If something else is wrong with it, report it. Nothing is held against your home.',
  none: 'No other home shows your pictures now.',
  see: 'See it',
  report: 'Report it',
  gone: 'A home that is gone',
} as const

export const claimTexts = {
  open: 'This is my home',
  lead: 'A moderator sees both homes side by side, with the days when their pictures came. If you are the owner, the other home is taken off Homiq. Its owner is told neither what you write nor which home is yours. You can claim this home once.',
  label: 'How a moderator can tell that it is yours',
  hint: 'For example: these are my pictures of my flat, and the other one has cut off their lower edge. Only moderators read it.',
  send: 'Send the claim',
  sent: 'Your claim is sent.',
  neverApproved: 'You can claim it once a moderator has approved your own home.',
  wrote: 'The moderator wrote:',
} as const

export const claimMessages = {
  short: 'Say in at least 10 characters how a moderator can tell.',
  ...reasonProblems,
} as const

/** Why a home was not claimed. */
export const claimRefusals: Readonly<Record<Exclude<ClaimRefusal, 'claimed'>, string>> = {
  'not now': 'This was not sent: the other home is not shown any more, or your own one is deleted.',
  'never approved': claimTexts.neverApproved,
  'too many': 'This was not sent, because you have no more claims now. Try again tomorrow.',
}

/** Shown before the limit is reached. */
export const formatClaimsLeft = (
  left: number,
  { maxOpen, maxPerDay }: { readonly maxOpen: number; readonly maxPerDay: number },
): string => {
  const rule = `An account can make ${maxPerDay} claims in 24 hours, and have ${maxOpen} that wait.`
  if (left === 0) return `${rule} You have none left now: try again tomorrow, or report this home.`
  return `${rule} You have ${left} left now.`
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
      return `${claimed} A moderator looks at it, and you find the answer here.`
    case 'ended':
      return `${claimed} This ended without a decision, because one of the two homes is not offered any more. If both are again, a moderator looks at it.`
    case 'granted':
      return `${claimed} A moderator agreed on ${decidedOn}: you are the owner, and this home was taken off Homiq. It is shown again only if its owner changes it and a moderator approves that, or if another moderator decides so after an appeal.`
    case 'overturned':
      return `${claimed} A moderator agreed on ${decidedOn}, but another one decided after an appeal that this home may be shown.`
    case 'dismissed':
      return `${claimed} A moderator could not tell on ${decidedOn} that you are the owner, so this home stays. Nothing is held against yours.`
  }
}
