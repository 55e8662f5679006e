import './menu.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

interface MenuProps {
  readonly id: string
  /** The accessible name of its button. */
  readonly label: string
  /** Of the button. */
  readonly className: string
  readonly opener: ReactNode
  readonly children: ReactNode
}

/** A popover at its button, because it opens and closes without JavaScript. */
export function Menu({ id, label, className, opener, children }: MenuProps) {
  const list = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const { state } = useNavigation()
  const shownKey = useRef(key)
  useEffect(() => {
    // Not at hydration: the menu may have been opened before. Nor while a question is asked over it.
    if (state === 'submitting' || shownKey.current !== key) list.current?.hidePopover?.()
    shownKey.current = key
  }, [key, state])
  return (
    <div className="drop-menu">
      <button type="button" popoverTarget={id} className={className} aria-label={label}>
        {opener}
      </button>
      <div ref={list} id={id} popover="auto" className="drop-menu-list">
        {children}
      </div>
    </div>
  )
}
