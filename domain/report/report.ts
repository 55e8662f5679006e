import type { ReportRecusalReason } from './recusal.ts'

/** What can be reported, with the reasons that there are. */
export const REPORT_REASONS = {
  listing: ['not free', 'wrong facts', 'fraud', 'copied', 'against the law', 'other'],
  message: ['fraud', 'insult', 'advertising', 'other'],
  person: ['fraud', 'insult', 'poses as somebody', 'other'],
} as const

export type ReportKind = keyof typeof REPORT_REASONS
export type ReportReason = (typeof REPORT_REASONS)[ReportKind][number]

/** What a moderator finds wrong with what somebody wrote. */
export type WritingReason = (typeof REPORT_REASONS)['message' | 'person'][number]

/** What became of a report. */
export const REPORT_OUTCOMES = ['dismissed', 'acted'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

export const REPORT_KINDS = Object.keys(REPORT_REASONS) as ReportKind[]

export const isReportKind = (text: unknown): text is ReportKind =>
  REPORT_KINDS.some((kind) => kind === text)

/** Open reports of one thing that no offer stands for; of a person those from all conversations. */
export interface ReportedItem {
  readonly kind: ReportKind
  /** Of a person: of one of those conversations. */
  readonly target: string
  readonly total: number
  readonly reasons: readonly ReportReason[]
  readonly words: readonly string[]
  /** Why the moderator does not decide on it. */
  readonly recusal: ReportRecusalReason | null
  /** Of a reported message; null once its sender is erased. */
  readonly text?: string | null
  /** Paths of the pictures of a reported message. */
  readonly pictures?: readonly string[]
  /** Of a reported listing; missing once nothing is left of it. */
  readonly address?: string
  /** Whether it is about a person who cannot write messages already. */
  readonly isBanned: boolean
}

export const isReportReason = <Kind extends ReportKind>(
  kind: Kind,
  text: unknown,
): text is (typeof REPORT_REASONS)[Kind][number] =>
  REPORT_REASONS[kind].some((reason) => reason === text)
