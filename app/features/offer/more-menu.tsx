import './more-menu.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { actionLabel, myListingsTexts } from '#content/texts/my-listings/list.ts'

interface MoreMenuProps {
  /** Of the home. */
  readonly id: string
  readonly name: string
  readonly children: ReactNode
}

/** What else can be done with a home. A popover, because it opens and closes without JavaScript. */
export function MoreMenu({ id, name, children }: MoreMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const { state } = useNavigation()
  useEffect(() => {
    // The home says what became of it. Not while a question is asked over the menu.
    if (state === 'submitting') menu.current?.hidePopover?.()
  }, [state])
  const menuId = `more-${id}`
  return (
    <div className="more-menu">
      <button
        type="button"
        popoverTarget={menuId}
        className={quietButton}
        aria-label={actionLabel(myListingsTexts.more, name)}
      >
        {myListingsTexts.more}
        <Icon name="chevron-down" />
      </button>
      <div ref={menu} id={menuId} popover="auto" className="more-menu-list">
        {children}
      </div>
    </div>
  )
}
