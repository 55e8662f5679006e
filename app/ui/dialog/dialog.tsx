import './dialog.css'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

interface DialogProps {
  readonly heading: string
  readonly closeLabel: string
  /** Called on Escape, on the close button and on a click outside. */
  readonly onClose: () => void
  /** While true it cannot be closed. */
  readonly busy?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A modal that is open while it is rendered. The native element traps and restores focus. */
export function Dialog(props: DialogProps) {
  const { heading, closeLabel, onClose, busy = false, className = '', children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()

  // The browser restores focus only if the dialog is closed before it is removed.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Without this, the close button would get focus, because it comes first in the document.
    element?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
    return () => element?.close()
  }, [])

  const close = () => {
    if (!busy) onClose()
  }
  // Events on the backdrop have the dialog itself as their target.
  const isOutside = ({ target }: MouseEvent) => target === dialog.current
  const isPressedOutside = useRef(false)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape cancels it
    <dialog
      ref={dialog}
      className={`dialog dims-page ${className}`}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event)
      }}
      // The dialog does not close on pointerdown, because the element below would then get the click. A press that
      // starts inside and ends outside is a text selection.
      onClick={(event) => {
        if (isPressedOutside.current && isOutside(event)) close()
      }}
    >
      <div className="dialog-content">
        <div className="dialog-head">
          <h2 id={headingId} className="text-2xl">
            {heading}
          </h2>
          <button
            type="button"
            className={`${iconButton} dialog-close`}
            aria-label={closeLabel}
            onClick={close}
          >
            <Icon name="x" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
