import './shortcuts.css'
import { type ComponentType, useCallback, useState } from 'react'
import { quietButton } from '#app/ui/button.ts'
import { shortcutTexts } from '#content/texts/moderation/shortcuts.ts'
import { useShortcuts } from './use-shortcuts.ts'

// Loaded on demand, along with the dialog component that other screens share.
const loadDialog = () => import('./shortcut-dialog.tsx').then((code) => code.ShortcutDialog)

interface OpenDialog {
  readonly Dialog: ComponentType<{ readonly onClose: () => void }>
}

/** A button that lists the shortcuts, which work while it is mounted. */
export function Shortcuts() {
  const [opened, setOpened] = useState<OpenDialog | null>(null)
  const open = useCallback(() => {
    // If loading fails, the button can be pressed again.
    loadDialog().then(
      (Dialog) => setOpened({ Dialog }),
      () => undefined,
    )
  }, [])
  useShortcuts(open)
  return (
    <>
      <button type="button" className={`${quietButton} shortcuts-button`} onClick={open}>
        {shortcutTexts.title}
      </button>
      {opened !== null && <opened.Dialog onClose={() => setOpened(null)} />}
    </>
  )
}
