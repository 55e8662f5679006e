import type { ReportRecusalReason } from './recusal.ts'

/** What can be reported, with the possible reasons. */
export const REPORT_REASONS = {
  listing: ['not free', 'wrong facts', 'fraud', 'copied', 'against the law', 'other'],
  message: ['fraud', 'insult', 'advertising', 'other'],
  person: ['fraud', 'insult', 'poses as somebody', 'other'],
} as const

export type ReportKind = keyof typeof REPORT_REASONS
export type ReportReason = (typeof REPORT_REASONS)[ReportKind][number]

/** What a moderator finds wrong with something that a person wrote. */
export type WritingReason = (typeof REPORT_REASONS)['message' | 'person'][number]

export const REPORT_OUTCOMES = ['dismissed', 'acted'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

export const REPORT_KINDS = Object.keys(REPORT_REASONS) as ReportKind[]

export const isReportKind = (text: unknown): text is ReportKind =>
  REPORT_KINDS.some((kind) => kind === text)

/**
 * Open reports about one thing other than an owner's home. Reports about a person are put together from all
 * conversations.
 */
export interface ReportedItem {
  readonly kind: ReportKind
  /** For a person, one of those conversations. */
  readonly target: string
  readonly total: number
  readonly reasons: readonly ReportReason[]
  readonly words: readonly string[]
  /** Why the moderator cannot decide about it. */
  readonly recusal: ReportRecusalReason | null
  /** Text of a reported message; null once its sender is erased. */
  readonly text?: string | null
  /** URL paths of a reported message's pictures. */
  readonly pictures?: readonly string[]
  /** Street address of a reported listing; missing once nothing is left of it. */
  readonly address?: string
  /** Whether a message of a reported person was reported too, and not dismissed. */
  readonly hasMessage: boolean
  /** Whether it is about a person who is already banned. */
  readonly isBanned: boolean
}

/** A ban rests on a message or on words; a bare choice of a list can only be dismissed. */
export const canUphold = ({
  kind,
  words,
  hasMessage,
}: Pick<ReportedItem, 'kind' | 'words' | 'hasMessage'>): boolean =>
  kind !== 'person' || hasMessage || words.length > 0

export const isReportReason = <Kind extends ReportKind>(
  kind: Kind,
  text: unknown,
): text is (typeof REPORT_REASONS)[Kind][number] =>
  REPORT_REASONS[kind].some((reason) => reason === text)
