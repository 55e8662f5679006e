import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { savingTexts } from '#content/texts/homes/saving.ts'
import type { SaveStatus } from './draft-saver.ts'

interface SaveStatusLineProps {
  readonly status: SaveStatus
  /** Whether the user asked to save; then failures are shown at once. */
  readonly isAsked: boolean
  readonly hasProblems: boolean
}

/** The status is below the buttons, where a longer sentence moves nothing. */
export function SaveStatusLine({ status, isAsked, hasProblems }: SaveStatusLineProps) {
  const isQuiet = status === 'unchanged' || status === 'saving' || status === 'saved'
  if (isAsked && !isQuiet) return <FormProblem problem={savingTexts[status]} className="mt-3" />
  return (
    <p className="save-status" aria-live="polite">
      {status === 'saving' ? (
        <span aria-hidden="true">{savingTexts.saving}</span>
      ) : (
        savingTexts[status === 'saved' && hasProblems ? 'saved with problems' : status]
      )}
    </p>
  )
}
