import '#app/features/homes/step-form.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { UploadNote } from '#app/features/homes/pictures/uploading/upload-note.tsx'
import { useSaveBeforeLeaving } from '#app/features/homes/saving/use-save-before-leaving.ts'
import { stepTexts } from '#content/texts/homes/steps.ts'
import type { OfferStep } from '#domain/homes/offer/content.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { StepNavigation } from './step-navigation.tsx'

interface FormPageProps {
  readonly id: string
  readonly current: OfferStep | 'preview'
  readonly lead: string
  /** The moderator's reason, if it was rejected before. */
  readonly reason: string | null
  readonly finished: readonly OfferStep[]
  readonly children: ReactNode
}

/** The frame of all steps. */
export function FormPage({ id, current, lead, reason, finished, children }: FormPageProps) {
  return (
    <div className="page page-detail" onClickCapture={useSaveBeforeLeaving()}>
      <div className="page-column touch-links">
        <div>
          <Link to={PATHS.myListings} className="text-link touch-link mb-3">
            {stepTexts.all}
          </Link>
          <h1>{stepTexts.title}</h1>
          <p className="mt-3 text-ink-soft">{lead}</p>
        </div>
        <StepNavigation id={id} current={current} finished={finished} />
        {current !== 'pictures' && <UploadNote id={id} />}
        {reason !== null && (
          <div className="form-reason">
            <p className="font-medium">{stepTexts.rejected}</p>
            <p className="whitespace-pre-line">{reason}</p>
          </div>
        )}
        {children}
      </div>
    </div>
  )
}
