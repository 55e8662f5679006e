import { BusyButton } from './busy-button.tsx'
import { quietButton } from './button.ts'

interface DialogActionsProps {
  /** Why it could not be done. */
  readonly problem: string | undefined
  readonly cancel: string
  readonly confirm: string
  /** Looks of the button that does it. */
  readonly confirmButton: string
  readonly busy: boolean
  readonly onCancel: () => void
}

/** The end of a dialog's form. */
export function DialogActions(props: DialogActionsProps) {
  const { problem, cancel, confirm, confirmButton, busy, onCancel } = props
  return (
    <>
      <p className="field-message" role="alert">
        {problem}
      </p>
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
