import './spinner.css'
import type { ComponentProps } from 'react'

interface BusyButtonProps extends ComponentProps<'button'> {
  /** Whether what the button started is still under way: it cannot be pressed again meanwhile. */
  readonly busy: boolean
}

/** A button that shows a turning ring before its words while its work is under way. */
export function BusyButton({ busy, disabled, children, type, ...button }: BusyButtonProps) {
  return (
    <button {...button} type={type ?? 'button'} disabled={busy || disabled} aria-busy={busy}>
      {busy && <span className="spinner spinner-small" aria-hidden="true" />}
      {children}
    </button>
  )
}
