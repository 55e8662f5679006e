import './dialog.css'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { iconButton } from './button.ts'
import { Icon } from './icon/icon.tsx'

interface DialogProps {
  readonly heading: string
  /** Name of the button that closes it. */
  readonly closeLabel: string
  /** Called on Escape, on the close button and on a press outside. */
  readonly onClose: () => void
  /** While true, nothing of that closes it. */
  readonly busy?: boolean
  readonly children: ReactNode
}

/**
 * A modal dialog that is open for as long as it is rendered. The browser's own one keeps the focus
 * inside and gives it back afterwards.
 */
export function Dialog({ heading, closeLabel, onClose, busy = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()

  // Closed before it is taken out of the page: only then does the focus go back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // What is asked for comes first, and the button that closes last, though it stands above.
    element?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
    return () => element?.close()
  }, [])

  const close = () => {
    if (!busy) onClose()
  }
  // The backdrop belongs to the dialog itself, all else to what is in it.
  const isOutside = (event: MouseEvent) => event.target === dialog.current
  const pressedOutside = useRef(false)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press outside is the pointer's Escape
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event)
      }}
      // Closed by the end of the press: were it closed by its start, what lies under it would get
      // the rest. A press that only ends outside has marked text, and closes nothing.
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) close()
      }}
    >
      <div className="dialog-content">
        <div className="flex items-start justify-between gap-4">
          <h2 id={headingId} className="text-2xl">
            {heading}
          </h2>
          <button
            type="button"
            className={`${iconButton} -mt-2 -mr-3`}
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
