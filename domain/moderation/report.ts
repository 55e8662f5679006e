import * as z from 'zod/mini'
import { countCharacters } from '#domain/text/count-characters.ts'
import { isStorableText } from '#domain/text/storable-text.ts'

/** What can be reported, with the reasons that there are. */
export const REPORT_REASONS = {
  listing: ['not free', 'wrong facts', 'fraud', 'copied', 'against the law', 'other'],
  message: ['fraud', 'insult', 'advertising', 'other'],
  person: ['fraud', 'insult', 'poses as somebody', 'other'],
} as const

export type ReportKind = keyof typeof REPORT_REASONS
export type ReportReason = (typeof REPORT_REASONS)[ReportKind][number]

/** What became of a report. */
export const REPORT_OUTCOMES = ['dismissed', 'acted'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

export const REPORT_KINDS = Object.keys(REPORT_REASONS) as ReportKind[]

export const isReportKind = (text: unknown): text is ReportKind =>
  REPORT_KINDS.some((kind) => kind === text)

/** Open reports of one thing that no offer stands for. */
export interface ReportedThing {
  readonly kind: ReportKind
  readonly target: string
  readonly total: number
  readonly reasons: readonly ReportReason[]
  readonly words: readonly string[]
}

const MAX_WORDS_LENGTH = 1_000
const MIN_OTHER_LENGTH = 10

export const isReportReason = (kind: ReportKind, text: string): text is ReportReason =>
  REPORT_REASONS[kind].some((reason) => reason === text)

interface ReportMessages {
  readonly reason: string
  readonly long: string
  /** Nobody can look into 'other' without words. */
  readonly other: string
}

/** `answer` is 'mail' where the reporter wants to learn what came of it. */
export const reportSchema = (kind: ReportKind, messages: ReportMessages) =>
  z
    .object({
      reason: z
        .string()
        .check(z.refine((text) => isReportReason(kind, text), { error: messages.reason })),
      words: z.string().check(
        z.trim(),
        z.refine((text) => countCharacters(text) <= MAX_WORDS_LENGTH && isStorableText(text), {
          error: messages.long,
        }),
      ),
      answer: z.string(),
    })
    .check((context) => {
      const { reason, words } = context.value
      if (reason === 'other' && countCharacters(words.trim()) < MIN_OTHER_LENGTH)
        context.issues.push({
          ...{ code: 'custom', path: ['words'], message: messages.other, input: words },
        })
    })

export type TypedReport = z.output<ReturnType<typeof reportSchema>>
