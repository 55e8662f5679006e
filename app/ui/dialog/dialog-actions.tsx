import './dialog.css'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'

interface DialogActionsProps {
  readonly problem: string | undefined
  readonly cancel: string
  readonly confirm: string
  /** Classes of the submit button. */
  readonly confirmButton: string
  readonly busy: boolean
  readonly onCancel: () => void
}

export function DialogActions(props: DialogActionsProps) {
  const { problem, cancel, confirm, confirmButton, busy, onCancel } = props
  return (
    <>
      <FormProblem problem={problem} />
      <div className="dialog-actions">
        <button type="button" className={quietButton} disabled={busy} onClick={onCancel}>
          {cancel}
        </button>
        <BusyButton type="submit" className={confirmButton} busy={busy}>
          {confirm}
        </BusyButton>
      </div>
    </>
  )
}
