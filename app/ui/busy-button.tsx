import './spinner.css'
import type { ComponentProps } from 'react'

interface BusyButtonProps extends ComponentProps<'button'> {
  /** While true the button is disabled and shows a spinner. */
  readonly busy: boolean
}

export function BusyButton({ busy, disabled, children, type, ...button }: BusyButtonProps) {
  return (
    <button {...button} type={type ?? 'button'} disabled={busy || disabled} aria-busy={busy}>
      {busy && <span className="spinner spinner-small" aria-hidden="true" />}
      {children}
    </button>
  )
}
