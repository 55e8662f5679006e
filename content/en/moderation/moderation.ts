import type { RecusalReason } from '#domain/moderation/may-decide.ts'
import type { ReviewFlag } from '#domain/moderation/review-flags.ts'
import { formatCount } from '#domain/platform/text/format-number.ts'
import type { LoggedChoice, LoggedKind } from '#domain/safety/logged-decision.ts'
import type { ReportRecusalReason } from '#domain/safety/report/recusal.ts'
import { reasonProblems } from './reason-problems.ts'

export const moderationTexts = {
  title: 'Moderation',
  empty: 'Nothing waits',
  emptyHint: 'Every home that was sent for review, reported or claimed is decided.',
  parts: 'What waits',
  order: 'The riskiest first, then the oldest.',
  look: 'Review',
  back: 'Queue',
  cases: 'Other cases',
  previous: 'Previous one',
  next: 'Next one',
  shown: 'It is shown already.',
  log: 'Decision log',
  logLead:
    'Every decision since the first one. Nobody can change or remove one, not even in the database. Times are those of Kyiv.',
  logEmpty: 'Nothing was decided yet.',
  logMoment: 'When (Kyiv time)',
  logHome: 'About',
  logGone: 'A home that is gone',
  logWho: 'Moderator',
  logYou: 'You',
  logWhat: 'Decision',
  older: 'Older ones',
  changes: 'Changed since it was approved',
  changesField: 'What',
  changesBefore: 'Approved',
  changesAfter: 'Now',
  nothing: 'nothing',
  appeal: 'Its owner appeals against the rejection',
  mended: 'Changed since it was rejected',
  changesRejected: 'Rejected',
  unchanged: 'Nothing was changed since.',
  again: 'Second time',
  change: 'A change of a home that is shown. Visitors see it as it was until this is approved.',
  stepLabel: 'What to change (optional)',
  stepNone: 'Several things',
  stepHint: 'The mail to the owner leads there.',
  usual: 'Nothing unusual',
  flags: 'Look twice',
  approve: 'Approve',
  reject: 'Reject',
  reasonLabel: 'Why it is not shown',
  reasonHint: 'The owner reads this. Say what to change; name nobody.',
  gone: 'This was not decided: its owner changed it or took it back, or somebody else decided it.',
  changed: 'This was not decided: its owner changed it meanwhile. Read it again, then decide.',
  typed: 'What you wrote:',
  decision: 'Your decision',
  reports: 'Reports',
  reportsHint:
    'Approving the home dismisses them, rejecting it grants them; who reported it learns the outcome.',
  others: 'Other reports',
  othersHint:
    'Homes of feeds, messages and people. A home that is taken off comes back if its feed still has it: tell the feed. Of a conversation only what was reported is shown.',
  dismiss: 'Dismiss',
  actReason: 'What is wrong',
  unproven:
    'Neither a message nor words say what this person did, so there is nothing that a ban could rest on.',
  banned: 'This person is banned already. Another ban starts the time again.',
  reported: { message: 'A message', person: 'A person, for what was written' },
  acts: {
    listing: 'Take it off',
    message: 'Remove the message',
    person: 'Ban from writing',
  },
} as const

export const recusalTexts: Readonly<Record<RecusalReason, string>> = {
  own: 'This home is yours, so another moderator decides.',
  claimed: 'You claimed this home, so another moderator decides.',
  reported: 'You reported this home, so another moderator decides.',
  'rejected before': 'You rejected this home, so another moderator decides about the appeal.',
}

export const reportRecusalTexts: Readonly<Record<ReportRecusalReason, string>> = {
  involved: 'This is about a conversation of yours, so another moderator decides.',
  reported: 'You reported this, so another moderator decides.',
}

const DECISION_NAMES: Readonly<Record<Exclude<LoggedChoice, 'act'>, string>> = {
  approve: 'Approved',
  reject: 'Rejected',
  dismiss: 'Reports dismissed',
  lift: 'Ban taken back',
  uphold: 'Ban upheld',
  undo: 'Taken back',
  'grant-claim': 'Taken off: it is the claimer’s',
  'dismiss-claim': 'Claim dismissed',
  'approve-check': 'Person verified',
  'reject-check': 'Picture of the check rejected',
}

const ACT_NAMES: Readonly<Record<LoggedKind, string>> = {
  offer: 'Taken off',
  listing: 'Taken off',
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
  claimed: 'Another owner says that it is theirs',
  reported: 'Reported',
  'copied text': 'Text as in a home of another owner',
  'new owner': 'First home of this owner',
  'unusual price': 'Price far from homes like it',
  'copied picture': 'A picture looks like one of another owner’s home',
  'phone number': 'Phone number in the text',
  link: 'Link or account name in the text',
}

/** Over the reason of the last rejection. */
export const formatRejectedBefore = (day: string | null) =>
  day === null ? 'It was rejected for this reason' : `Rejected on ${day} for this reason`

export const formatReports = (total: number) => (total === 1 ? '1 report' : `${total} reports`)
export const formatHomes = (total: number) => (total === 1 ? '1 home' : `${total} homes`)
export const formatChecks = (total: number) => formatCount(total, 'check')
/** Asked before a moderator bans a person. */
export const formatBanQuestion = (days: number) =>
  `The person cannot write to anybody for ${days} days, reads the reason and can object once. You can lift the ban.`
export const formatBanConfirmation = (days: number) => `Ban for ${days} days`
export const formatHandedIn = (day: string) => `Sent for review on ${day}`
