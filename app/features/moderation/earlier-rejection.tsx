import type { DescribedChange } from '#domain/homes/offer/changes.ts'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { formatRejectedBefore, moderationTexts } from '#texts/moderation/moderation.ts'
import { ChangeTable } from './change-table.tsx'

interface EarlierRejectionProps {
  /** For example "November 27, 2026"; `null` if that was not recorded. */
  readonly on: string | null
  readonly reason: string
  /** What was changed since; `null` if that was not recorded. */
  readonly changes: readonly DescribedChange[] | null
}

/** What a moderator asked for before, and what the owner did about it. */
export function EarlierRejection({ on, reason, changes }: EarlierRejectionProps) {
  const { mended, unchanged, changesRejected } = moderationTexts
  return (
    <>
      <section aria-labelledby="rejection" className="panel mb-6">
        <h2 id="rejection">{formatRejectedBefore(on)}</h2>
        <p className="mt-2 whitespace-pre-line" lang={guessLanguage(reason)}>
          {reason}
        </p>
        {changes?.length === 0 && <p className="mt-4 font-medium">{unchanged}</p>}
      </section>
      <ChangeTable id="mended" heading={mended} before={changesRejected} changes={changes ?? []} />
    </>
  )
}
