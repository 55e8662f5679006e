import './shortcuts.css'
import { useCallback, useState } from 'react'
import { quietButton } from '#app/ui/button.ts'
import { shortcutTexts } from '#content/texts/moderation/shortcuts.ts'
import { ShortcutDialog } from './shortcut-dialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** A button that lists the shortcuts, which work while it is mounted. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  useShortcuts(open)
  return (
    <>
      <button type="button" className={`${quietButton} shortcuts-button`} onClick={open}>
        {shortcutTexts.title}
      </button>
      {isOpen && <ShortcutDialog onClose={() => setOpen(false)} />}
    </>
  )
}
