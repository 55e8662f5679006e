import { Form } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { contactDataWarning, formatUsualWait, previewTexts } from '#texts/homes/steps.ts'

/** The section that hands the home in. */
export const SUBMIT_ID = 'submit'

interface SubmitHomeProps {
  /** Whether visitors see it before a moderator has looked at it. */
  readonly isShownAtOnce: boolean
  /** Whether it changes a published home. */
  readonly isChange: boolean
  /** Within which moderators usually decide; `null` if that is not known. */
  readonly waitHours: number | null
  /** Whether its texts contain a phone number, an address or a link. */
  readonly hasContactData: boolean
  /** What is left of the account's limit, if little is left. */
  readonly limit: string | null
  /** Why it was not handed in. */
  readonly problem: string | undefined
}

const getOutlook = ({ isShownAtOnce, isChange, waitHours }: SubmitHomeProps) => {
  if (isShownAtOnce) return previewTexts.atOnce
  const outlook = isChange ? previewTexts.beforeChange : previewTexts.before
  return waitHours === null ? outlook : `${outlook} ${formatUsualWait(waitHours)}`
}

export function SubmitHome(props: SubmitHomeProps) {
  const { hasContactData, limit, problem } = props
  return (
    <Form method="post" id={SUBMIT_ID} className="panel grid justify-items-start gap-4">
      <p>{getOutlook(props)}</p>
      {hasContactData && <p className="callout">{contactDataWarning}</p>}
      {limit !== null && <p className="callout">{limit}</p>}
      {problem !== undefined && <FormProblem problem={problem} />}
      <button type="submit" className={primaryButton}>
        {previewTexts.submit}
      </button>
    </Form>
  )
}
