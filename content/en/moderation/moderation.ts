import type { RecusalReason } from '#domain/moderation/may-decide.ts'
import type { ReviewFlag } from '#domain/moderation/review-flags.ts'
import type { LoggedChoice, LoggedKind } from '#domain/safety/logged-decision.ts'
import type { ReportRecusalReason } from '#domain/safety/report/recusal.ts'
import { reasonProblems } from './reason-problems.ts'

export const moderationTexts = {
  title: 'Moderation',
  empty: 'The queue is empty',
  emptyHint: 'Every home sent for review, reported or claimed has been decided.',
  parts: 'In the queue',
  order: 'Riskiest first, then oldest.',
  look: 'Review',
  back: 'Queue',
  cases: 'Other cases',
  previous: 'Previous case',
  next: 'Next case',
  shown: 'Visitors can see it already.',
  /** In the queue, after other facts. */
  alreadyShown: 'Already shown',
  log: 'Decision log',
  logLead:
    'Every decision ever made. Nobody can change or delete one, not even in the database. Times are in Kyiv time.',
  logEmpty: 'No decisions yet.',
  logMoment: 'When (Kyiv time)',
  logHome: 'About',
  logGone: 'A deleted home',
  logWho: 'Moderator',
  logYou: 'You',
  logWhat: 'Decision',
  older: 'Older decisions',
  changes: 'Changed since it was approved',
  changesField: 'Field',
  changesBefore: 'Approved',
  changesAfter: 'Now',
  nothing: 'not stated',
  appeal: 'The owner appeals the rejection',
  mended: 'Changed since it was rejected',
  changesRejected: 'Rejected',
  unchanged: 'Nothing has changed since.',
  again: 'Rejected before',
  change:
    'These are edits to a home that is shown. Visitors see the home as it was until you approve them.',
  stepLabel: 'What to change (optional)',
  stepNone: 'Several things',
  stepHint: 'The email to the owner links to it.',
  usual: 'Nothing unusual',
  flags: 'Flags',
  approve: 'Approve',
  reject: 'Reject',
  reasonLabel: 'Why you are rejecting it',
  reasonHint: 'The owner reads this. Say what to change, and do not name anyone.',
  gone: 'This is not waiting anymore: its owner has changed or withdrawn it, or somebody else has decided it.',
  changed:
    'Your decision was not saved, because the owner has just changed this. Read it again, then decide.',
  typed: 'What you wrote:',
  decision: 'Your decision',
  reports: 'Reports',
  reportsHint:
    'Approving the home dismisses the reports; rejecting it upholds them. Those who reported it learn the result.',
  others: 'Other reports',
  othersHint:
    'Homes from feeds, messages and people. A home that you take down comes back if its feed still has it, so tell the feed. Of a conversation, you see only what was reported.',
  dismiss: 'Dismiss',
  actReason: 'What is wrong',
  unproven:
    'No reported message and no description shows what this person did, so there are no grounds for a ban.',
  banned: 'This person is already banned. Another ban starts the time over.',
  reported: { message: 'A message', person: 'A person, for what they wrote' },
  acts: {
    listing: 'Take it down',
    message: 'Remove the message',
    person: 'Ban from writing',
  },
} as const

export const recusalTexts: Readonly<Record<RecusalReason, string>> = {
  own: 'This home is yours, so another moderator decides.',
  claimed: 'You claimed this home, so another moderator decides.',
  reported: 'You reported this home, so another moderator decides.',
  'rejected before': 'You rejected this home, so another moderator decides the appeal.',
}

export const reportRecusalTexts: Readonly<Record<ReportRecusalReason, string>> = {
  involved: 'This is about one of your conversations, so another moderator decides.',
  reported: 'You reported this, so another moderator decides.',
}

const DECISION_NAMES: Readonly<Record<Exclude<LoggedChoice, 'act'>, string>> = {
  approve: 'Approved',
  reject: 'Rejected',
  dismiss: 'Reports dismissed',
  lift: 'Ban lifted',
  uphold: 'Ban upheld',
  undo: 'Decision undone',
  'grant-claim': 'Taken down: it is the claimer’s',
  'dismiss-claim': 'Claim dismissed',
  'approve-check': 'Person verified',
  'reject-check': 'Picture with the code rejected',
}

const ACT_NAMES: Readonly<Record<LoggedKind, string>> = {
  offer: 'Taken down',
  listing: 'Taken down',
  message: 'Removed',
  person: 'Banned from writing',
}

export const nameDecision = (kind: LoggedKind, decision: LoggedChoice): string =>
  decision === 'act' ? ACT_NAMES[kind] : DECISION_NAMES[decision]

interface Meanwhile {
  /** Whether the moderator decided it in another tab. */
  readonly isOwn: boolean
  /** 1 or more. */
  readonly minutes: number
}

export const formatDecidedMeanwhile = (
  { kind, decision }: { readonly kind: LoggedKind; readonly decision: LoggedChoice },
  { isOwn, minutes }: Meanwhile,
): string =>
  `${isOwn ? 'You' : 'Somebody else'} decided this ${minutes === 1 ? 'a minute' : `${minutes} minutes`} ago: ${nameDecision(kind, decision)}.`

/** What a decision is about, other than a home. */
export const loggedThings = { message: 'A message', person: 'A person' } as const

export const reasonMessages = {
  short: 'Say why in at least 10 characters: the owner needs to know what to change.',
  ...reasonProblems,
} as const

export const reviewFlagNames: Readonly<Record<ReviewFlag, string>> = {
  claimed: 'Claimed by another owner',
  reported: 'Reported',
  'copied text': 'Same text as another owner’s home',
  'new owner': 'First home of this owner',
  'unusual price': 'Price far from homes like it',
  'copied picture': 'Picture like one of another owner’s home',
  'phone number': 'Phone number in the text',
  link: 'Link or account name in the text',
}

/** Over the reason of the last rejection. */
export const formatRejectedBefore = (day: string | null) =>
  day === null ? 'It was rejected for this reason' : `Rejected on ${day} for this reason`

export const formatReports = (total: number) => (total === 1 ? '1 report' : `${total} reports`)
export const formatHomes = (total: number) => (total === 1 ? '1 home' : `${total} homes`)
export const formatChecks = (total: number) =>
  total === 1 ? '1 person to verify' : `${total} people to verify`
/** Asked before a moderator bans a person. */
export const formatBanQuestion = (days: number) =>
  `For ${days} days this person will not be able to write to anybody. They will see the reason and can appeal once. You can lift the ban at any time.`
export const formatBanConfirmation = (days: number) => `Ban for ${days} days`
export const formatHandedIn = (day: string) => `Sent for review on ${day}`
