import './decided-home.css'
import type { ReactNode } from 'react'
import { PlaceMapFrame } from '#app/features/catalog/map/place-map-frame.tsx'
import { ChangeTable } from '#app/features/moderation/change-table.tsx'
import { CheckForm } from '#app/features/moderation/check-form.tsx'
import { DecisionFailed } from '#app/features/moderation/decision-failed.tsx'
import { DecisionForm, type DecisionOutcome } from '#app/features/moderation/decision-form.tsx'
import { PresentedHome } from '#app/features/moderation/presented-home.tsx'
import { Shortcuts } from '#app/features/moderation/shortcuts/shortcuts.tsx'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { evidenceTexts } from '#texts/moderation/evidence.ts'
import {
  formatRejectedBefore,
  moderationTexts,
  recusalTexts,
} from '#texts/moderation/moderation.ts'
import { reportReasonNames } from '#texts/safety/report.ts'
import type { getHomeData } from './home.ts'
import { OwnerBackground } from './owner-background.tsx'
import { PicturesInPlace } from './pictures-in-place.tsx'
import { Evidence } from './shown-evidence.tsx'

type HomeData = NonNullable<Awaited<ReturnType<typeof getHomeData>>>
type QueuedData = NonNullable<HomeData['queued']>

interface DecideHomeProps extends HomeData {
  /** Navigation, and what was decided before. */
  readonly above: ReactNode
  readonly outcome: DecisionOutcome | undefined
}

/** A home that waits for a decision, or for one about the check of its owner. */
export function DecideHome(props: DecideHomeProps) {
  const {
    above,
    isShown,
    isChange,
    home,
    evidence,
    background,
    place,
    reasons,
    queued,
    check,
    outcome,
  } = props
  return (
    <PicturesInPlace>
      <div className="page page-detail">
        {above}
        {isShown && <p className="callout mb-6">{moderationTexts.shown}</p>}
        {isChange && <p className="callout mb-6">{moderationTexts.change}</p>}
        <h1 tabIndex={-1} className="mb-6">
          {moderationTexts.title}
        </h1>
        <div className="decided-home">
          <div className="mb-6 min-w-0">
            <PresentedHome {...home} />
          </div>
          <div className="min-w-0">
            {evidence && queued && <Evidence flags={queued.flags} evidence={evidence} />}
            {!check && outcome?.check && <DecisionFailed {...outcome.check} />}
            {check && (
              <CheckForm
                {...check}
                reasons={reasons.check}
                refused={outcome?.check ?? (queued ? undefined : outcome)}
              />
            )}
            {queued && (
              <>
                {queued.appeal !== null && <Appeal appeal={queued.appeal} />}
                {queued.rejection !== null && <EarlierRejection {...queued.rejection} />}
                <ChangeTable
                  id="changes"
                  heading={moderationTexts.changes}
                  before={moderationTexts.changesBefore}
                  changes={queued.changes}
                />
                <ReportList reports={queued.reports} />
                {queued.recusal !== null ? (
                  <>
                    {outcome?.problem !== undefined && (
                      <DecisionFailed
                        problem={outcome.problem}
                        reason={outcome.form?.values.reason}
                      />
                    )}
                    <p className="callout">{recusalTexts[queued.recusal]}</p>
                  </>
                ) : (
                  <DecisionForm
                    revision={queued.revision}
                    reasons={reasons.home}
                    outcome={outcome}
                  />
                )}
              </>
            )}
          </div>
          <div className="decided-home-about grid min-w-0 justify-items-start gap-6">
            <CasePlace {...place} />
            {background && <OwnerBackground {...background} />}
            <Shortcuts />
          </div>
        </div>
      </div>
    </PicturesInPlace>
  )
}

/** An owner's appeal against a rejection. */
const Appeal = ({ appeal }: { readonly appeal: string }) => (
  <section aria-labelledby="appeal" className="panel mb-6">
    <h2 id="appeal">{moderationTexts.appeal}</h2>
    <p className="mt-2 whitespace-pre-line" lang={guessLanguage(appeal)}>
      {appeal}
    </p>
  </section>
)

/** What a moderator asked for before, and what the owner did about it. */
function EarlierRejection({ on, reason, changes }: NonNullable<QueuedData['rejection']>) {
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

/** Visitors' reports about the home being decided. */
function ReportList({ reports }: Pick<QueuedData, 'reports'>) {
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

const CasePlace = ({ point, radius, tiles }: HomeData['place']) => (
  <section aria-labelledby="case-place" className="panel">
    <h2 id="case-place" className="mb-4 text-2xl">
      {evidenceTexts.place}
    </h2>
    {point === null ? (
      <p>{evidenceTexts.placeless}</p>
    ) : (
      <div>
        <PlaceMapFrame point={point} radius={radius ?? undefined} tiles={tiles} />
        {radius !== null && <p className="mt-2 text-ink-soft">{evidenceTexts.withheld}</p>}
      </div>
    )}
  </section>
)
