import type { BanDecision, BanRecusalReason } from '#domain/safety/ban.ts'
import { reasonProblems } from './reason-problems.ts'

export const banTexts = {
  gone: 'Another moderator lifted this ban meanwhile, or it has ended.',
  answered: 'Somebody else has answered the appeal meanwhile: the ban stays.',
  person: 'A person',
  told: 'What was reported',
  appeal: 'What the person says against it',
  upholdReason: 'Why it stayed',
  appealLead:
    'They say that their ban is wrong. Another moderator than the one who issued it decides, if there is another.',
  issued: 'You issued this ban.',
  liftReason: 'Why you lift it',
  liftReasonHint: 'For the log, which moderators read. Name nobody.',
  reason: 'Why you decide so',
  reasonHint: 'The person reads why a ban stays. Name nobody.',
} as const

export const banDecisionNames: Readonly<Record<BanDecision, string>> = {
  lift: 'Lift the ban',
  uphold: 'Let it stay',
}

export const banRecusalTexts: Readonly<Record<BanRecusalReason, string>> = {
  own: 'This is you, so another moderator decides.',
  'issued before':
    'You issued this ban, so another moderator decides about the appeal. You can lift it.',
}

export const banReasonMessages = {
  short: 'Say why in at least 10 characters.',
  ...reasonProblems,
} as const

export const formatBanLead = (days: number) =>
  `People whom moderators banned from writing. Each ban ends by itself after ${days} days. You do not learn who they are.`
export const formatBannedOn = (day: string) => `Banned on ${day}`
export const formatBans = (total: number) =>
  total === 1 ? '1 person cannot write' : `${total} people cannot write`
export const formatAppeals = (total: number) =>
  total === 1 ? '1 appeal against a ban' : `${total} appeals against bans`
