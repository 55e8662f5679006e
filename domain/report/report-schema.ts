import * as z from 'zod/mini'
import { isReportReason, type ReportKind } from '#domain/report/report.ts'
import { countCharacters } from '#domain/text/count-characters.ts'
import { countVisibleCharacters } from '#domain/text/invisible-text.ts'
import { isStorableText } from '#domain/text/storable-text.ts'

const MAX_WORDS_LENGTH = 1_000
const MIN_OTHER_LENGTH = 10

interface ReportMessages {
  readonly reason: string
  readonly long: string
  /** For characters that the database cannot store. */
  readonly unstorable: string
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
        z.refine((text) => countCharacters(text) <= MAX_WORDS_LENGTH, { error: messages.long }),
        z.refine<string>(isStorableText, { error: messages.unstorable }),
      ),
      answer: z.string(),
    })
    .check((context) => {
      const { reason, words } = context.value
      if (reason === 'other' && countVisibleCharacters(words) < MIN_OTHER_LENGTH)
        context.issues.push({
          ...{ code: 'custom', path: ['words'], message: messages.other, input: words },
        })
    })

export type TypedReport = z.output<ReturnType<typeof reportSchema>>
