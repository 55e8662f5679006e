import './menu.css'
import { type ReactNode, useRef } from 'react'
import { useCloseOnChange } from './use-close-on-change.ts'

interface MenuProps {
  readonly id: string
  /** The accessible name of its button. */
  readonly label: string
  /** Of the button. */
  readonly className: string
  readonly opener: ReactNode
  /** The menu closes when it changes. */
  readonly moment: string
  readonly children: ReactNode
}

/** A popover at its button, because it opens and closes without JavaScript; with it also when the focus goes on. */
export function Menu({ id, label, className, opener, moment, children }: MenuProps) {
  const list = useRef<HTMLDivElement>(null)
  useCloseOnChange(list, moment)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears that the focus leaves what is in it
    <div
      className="drop-menu"
      onBlur={({ currentTarget, relatedTarget }) => {
        // Not where the whole window loses it.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget))
          list.current?.hidePopover?.()
      }}
    >
      <button type="button" popoverTarget={id} className={className} aria-label={label}>
        {opener}
      </button>
      <div ref={list} id={id} popover="auto" className="drop-menu-list">
        {children}
      </div>
    </div>
  )
}
