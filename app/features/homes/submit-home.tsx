import { Form } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { contactDataWarning, previewTexts } from '#content/texts/homes/steps.ts'

interface SubmitHomeProps {
  /** Whether visitors see it before a moderator has looked at it. */
  readonly isShownAtOnce: boolean
  /** Whether its texts contain a phone number, an address or a link. */
  readonly hasContactData: boolean
  /** What is left of the account's limit, if little is left. */
  readonly limit: string | null
  /** Why it was not handed in. */
  readonly problem: string | undefined
}

export function SubmitHome({ isShownAtOnce, hasContactData, limit, problem }: SubmitHomeProps) {
  return (
    <Form method="post" className="panel grid justify-items-start gap-4">
      <p>{isShownAtOnce ? previewTexts.atOnce : previewTexts.before}</p>
      {hasContactData && <p className="callout">{contactDataWarning}</p>}
      {limit !== null && <p className="callout">{limit}</p>}
      {problem !== undefined && <FormProblem problem={problem} />}
      <button type="submit" className={primaryButton}>
        {previewTexts.submit}
      </button>
    </Form>
  )
}
