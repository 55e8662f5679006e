import type { ComponentProps, ReactNode } from 'react'
import { Link, useActionData, useLocation } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { SENT_PARAM } from '#domain/site/sent-param.ts'
import { reportTexts } from '#texts/safety/report.ts'
import { ReportForm, type ReportResult } from './report-form.tsx'

interface ReportPageProps extends Omit<ComponentProps<typeof ReportForm>, 'rejected'> {
  readonly title: string
  readonly lead: string
  /** What is reported. */
  readonly about: ReactNode
  readonly backPath: string
  readonly back: string
}

/** docs/product/safety.md, "Reports". */
export function ReportPage({ title, lead, about, backPath, back, ...form }: ReportPageProps) {
  const sent = new URLSearchParams(useLocation().search).get(SENT_PARAM)
  const rejected = useActionData<ReportResult>()
  return (
    <div className="page page-overview">
      {(sent === null || form.kind !== 'listing') && (
        <Link to={backPath} className="text-link touch-link mb-4">
          {back}
        </Link>
      )}
      <h1>{sent === null ? title : reportTexts.doneHeading}</h1>
      {about}
      {sent === null ? (
        <>
          <p className="mt-3 max-w-prose">{lead}</p>
          <ReportForm {...form} rejected={rejected} />
        </>
      ) : (
        <>
          <p role="status" className="mt-3 mb-6 max-w-prose">
            {sent === 'mail' ? reportTexts.doneMail : reportTexts.done}
          </p>
          <Link to={backPath} className={primaryButton}>
            {back}
          </Link>
        </>
      )}
    </div>
  )
}
