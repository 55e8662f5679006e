import * as z from 'zod/mini'
import { countCharacters } from '#domain/platform/text/count-characters.ts'
import { countVisibleCharacters } from '#domain/platform/text/invisible-text.ts'
import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { isReportReason, type ReportKind } from './report.ts'
import { REPORT_WORDS_LENGTH } from './words-length.ts'

interface ReportMessages {
  readonly reason: string
  readonly long: string
  /** The message for characters that the database cannot store. */
  readonly unstorable: string
  /** The message for 'other' without an explanation, which nobody could look into. */
  readonly other: string
  /** The message for a report of a person without one and without a message, on which no ban could rest. */
  readonly person: string
}

/**
 * `message` is the number of a message that a report of a person is about; '' for none. `answer` is 'mail' if the
 * reporter wants to learn the outcome.
 */
export const reportSchema = (kind: ReportKind, messages: ReportMessages) =>
  z
    .object({
      reason: z
        .string()
        .check(z.refine((text) => isReportReason(kind, text), { error: messages.reason })),
      message: z.string(),
      words: z.string().check(
        z.trim(),
        z.refine((text) => countCharacters(text) <= REPORT_WORDS_LENGTH.max, {
          error: messages.long,
        }),
        z.refine<string>(isStorableText, { error: messages.unstorable }),
      ),
      answer: z.string(),
    })
    .check((context) => {
      const { reason, message, words } = context.value
      const isUnproven = kind === 'person' && message === ''
      const needsWords = isUnproven || reason === 'other'
      if (needsWords && countVisibleCharacters(words) < REPORT_WORDS_LENGTH.min)
        context.issues.push({
          code: 'custom',
          path: ['words'],
          message: isUnproven ? messages.person : messages.other,
          input: words,
        })
    })

export type TypedReport = z.output<ReturnType<typeof reportSchema>>
