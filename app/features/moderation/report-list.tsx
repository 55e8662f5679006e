import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import type { ReportReason } from '#domain/safety/report/report.ts'
import { moderationTexts } from '#texts/moderation/moderation.ts'
import { reportReasonNames } from '#texts/safety/report.ts'

export interface ShownReport {
  readonly id: string
  readonly reason: ReportReason
  readonly words: string
  /** For example "November 23, 2026". */
  readonly on: string
}

/** Visitors' reports about the home being decided. */
export function ReportList({ reports }: { readonly reports: readonly ShownReport[] }) {
  if (reports.length === 0) return null
  return (
    <section aria-labelledby="reports" className="panel mb-6">
      <h2 id="reports">{moderationTexts.reports}</h2>
      <p className="mt-2 text-ink-soft">{moderationTexts.reportsHint}</p>
      <ul className="mt-4 grid gap-3">
        {reports.map(({ id, reason, words, on }) => (
          <li key={id}>
            <p className="font-medium">
              {reportReasonNames[reason]} <span className="text-ink-soft">· {on}</span>
            </p>
            {words !== '' && (
              <p className="whitespace-pre-line" lang={guessLanguage(words)}>
                {words}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
