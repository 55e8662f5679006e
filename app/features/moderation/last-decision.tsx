import { useNavigationType } from 'react-router'
import { useNotify } from '#app/ui/notice.tsx'
import { focusIfLost, useConfirmationLine } from '#app/ui/use-action-result.ts'
import type { DecisionConfirmation } from '#domain/moderation/confirmation.ts'
import { formatDecided } from '#texts/moderation/done.ts'
import { type Undoable, UndoDecision } from './undo-decision.tsx'

interface LastDecisionProps {
  readonly decided: DecisionConfirmation | null
  readonly undoable: Undoable | null
}

/** Confirms the decision that opened the next case, and takes it back. */
export function LastDecision({ decided, undoable }: LastDecisionProps) {
  const notify = useNotify()
  const shown = useConfirmationLine(decided, useNavigationType() === 'POP', (done) => {
    notify.success(formatDecided(done))
    focusIfLost(document.querySelector<HTMLElement>('h1'))
  })
  return (
    <>
      {shown !== null && (
        <p role="status" className="callout mb-6">
          {formatDecided(shown)}
        </p>
      )}
      {undoable && <UndoDecision key={undoable.id} {...undoable} />}
    </>
  )
}
