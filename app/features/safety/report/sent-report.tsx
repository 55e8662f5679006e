import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { reportTexts } from '#texts/safety/report.ts'

interface SentReportProps {
  /** Whether the outcome will be mailed. */
  readonly isMailed: boolean
  readonly backPath: string
  readonly back: string
}

export function SentReport({ isMailed, backPath, back }: SentReportProps) {
  return (
    <>
      <p role="status" className="mt-3 mb-6 max-w-prose">
        {isMailed ? reportTexts.doneMail : reportTexts.done}
      </p>
      <Link to={backPath} className={primaryButton}>
        {back}
      </Link>
    </>
  )
}
