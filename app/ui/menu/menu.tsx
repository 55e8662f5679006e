import './menu.css'
import { type ReactNode, useRef } from 'react'
import { useCloseOnChange } from './use-close-on-change.ts'

interface MenuProps {
  readonly id: string
  /** The accessible name of its button. */
  readonly label: string
  /** Classes of the button. */
  readonly className: string
  readonly opener: ReactNode
  /** The menu closes when this changes. */
  readonly closeOnChange: string
  readonly children: ReactNode
}

/**
 * A popover next to its button, because that opens and closes without JavaScript. With JavaScript it also closes
 * when focus leaves it.
 */
export function Menu({ id, label, className, opener, closeOnChange, children }: MenuProps) {
  const list = useRef<HTMLDivElement>(null)
  useCloseOnChange(list, closeOnChange)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for focus leaving its contents
    <div
      className="drop-menu"
      onBlur={({ currentTarget, relatedTarget }) => {
        // The menu stays open when the whole window loses focus.
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
