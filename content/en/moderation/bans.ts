import type { BanDecision, BanRecusalReason } from '#domain/safety/ban.ts'
import { reasonProblems } from './reason-problems.ts'

export const banTexts = {
  gone: 'Another moderator has lifted this ban, or it has ended.',
  answered: 'Somebody else has decided this appeal: the ban stays.',
  person: 'A person',
  told: 'What was reported',
  appeal: 'The appeal',
  upholdReason: 'Why the ban was upheld',
  appealLead:
    'These people say that their ban is a mistake. Whoever issued a ban does not decide its appeal, unless there is no other moderator.',
  issued: 'You issued this ban.',
  liftReason: 'Why you are lifting it',
  liftReasonHint: 'For the decision log. Do not name anyone.',
  reason: 'Why the ban stays or is lifted',
  reasonHint: 'If the ban stays, the person reads this. Do not name anyone.',
} as const

export const banDecisionNames: Readonly<Record<BanDecision, string>> = {
  lift: 'Lift the ban',
  uphold: 'Uphold the ban',
}

export const banRecusalTexts: Readonly<Record<BanRecusalReason, string>> = {
  own: 'This ban is yours, so another moderator decides.',
  'issued before':
    'You issued this ban, so another moderator decides the appeal. You can still lift the ban.',
}

export const banReasonMessages = {
  short: 'Say why in at least 10 characters.',
  ...reasonProblems,
} as const

export const formatBanLead = (days: number) =>
  `People banned from writing. A ban ends by itself after ${days} days. You do not see who they are.`
export const formatBannedOn = (day: string) => `Banned on ${day}`
export const formatBans = (total: number) =>
  total === 1 ? '1 person banned from writing' : `${total} people banned from writing`
export const formatAppeals = (total: number) =>
  total === 1 ? '1 appeal against a ban' : `${total} appeals against bans`
