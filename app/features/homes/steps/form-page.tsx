import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import './step-navigation.css'
import '#app/features/homes/step-form.css'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { isUnmodifiedClick } from '#app/browser/listings/opened-listing.ts'
import { UploadNote } from '#app/features/homes/picture/uploading/upload-note.tsx'
import { getCurrentSaver } from '#app/features/homes/saving/current-saver.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { OFFER_STEPS, type OfferStep } from '#domain/homes/offer/content.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { changeHint } from '#texts/homes/list.ts'
import { previewTexts, stepNames, stepTexts } from '#texts/homes/steps.ts'

/** For `onClickCapture`: delays a link until typed text is saved, because the next page shows it. */
function useSaveBeforeLeaving(): (event: MouseEvent) => Promise<void> {
  const navigate = useNavigate()
  return async (event) => {
    const link = (event.target as Element).closest('a')
    const saver = getCurrentSaver()
    if (link === null || link.target !== '' || !isUnmodifiedClick(event)) return
    if (!saver?.isWaiting()) return
    event.preventDefault()
    await saver.flush()
    await navigate(link.pathname + link.search + link.hash)
  }
}

interface FormPageProps {
  readonly current: OfferStep | 'preview'
  readonly frame: {
    readonly id: string
    /** Whether it changes a published home. */
    readonly isChange: boolean
    /** The moderator's reason, if it was rejected before. */
    readonly reason: string | null
    readonly finished: readonly OfferStep[]
  }
  readonly children: ReactNode
}

/** The frame of all steps. */
export function FormPage({ current, frame, children }: FormPageProps) {
  const { id, isChange, reason, finished } = frame
  return (
    <div className="page page-detail" onClickCapture={useSaveBeforeLeaving()}>
      <div className="page-column touch-links">
        <div>
          <Link to={PATHS.myListings} className="text-link touch-link mb-3">
            {stepTexts.all}
          </Link>
          <h1>{isChange ? stepTexts.changeTitle : stepTexts.title}</h1>
          <p className="mt-3 text-ink-soft">
            {current === 'preview' ? previewTexts.lead : isChange ? changeHint : stepTexts.lead}
          </p>
        </div>
        <StepNavigation id={id} current={current} finished={finished} />
        {current !== 'pictures' && <UploadNote id={id} />}
        {reason !== null && (
          <div className="wrap-anywhere border-alert border-l-3 pl-3.5">
            <p className="font-medium">{stepTexts.rejected}</p>
            <p className="whitespace-pre-line" lang={guessLanguage(reason)}>
              {reason}
            </p>
          </div>
        )}
        {children}
      </div>
    </div>
  )
}

interface StepNavigationProps {
  readonly id: string
  readonly current: OfferStep | 'preview'
  readonly finished: readonly OfferStep[]
}

function StepNavigation({ id, current, finished }: StepNavigationProps) {
  return (
    <nav aria-label={stepTexts.steps} className="step-navigation">
      <ol>
        {[...OFFER_STEPS, 'preview' as const].map((step, index) => {
          const isFinished = finished.some((it) => it === step)
          return (
            <li key={step}>
              <Link
                to={offerStepPath(id, step)}
                aria-current={step === current ? 'step' : undefined}
                className="step-link"
              >
                <span
                  className="step-number"
                  data-finished={isFinished || undefined}
                  aria-hidden="true"
                >
                  {isFinished && step !== current ? <Icon name="check" /> : index + 1}
                </span>
                <span className={step === current ? 'step-name' : 'step-name max-lg:sr-only'}>
                  {stepNames[step]}
                </span>
                {isFinished && <span className="sr-only">, {stepTexts.finished}</span>}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
