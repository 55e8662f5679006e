import './shortcuts.css'
import { type ComponentType, useCallback, useState } from 'react'
import { quietButton } from '#app/ui/button.ts'
import { shortcutTexts } from '#content/texts/moderation/shortcuts.ts'
import { useShortcuts } from './use-shortcuts.ts'

// With the dialog, which other screens share.
const loadDialog = () => import('./shortcut-dialog.tsx').then((code) => code.ShortcutDialog)

interface OpenDialog {
  readonly Dialog: ComponentType<{ readonly onClose: () => void }>
}

/** A button with the list of keys, which work while it is on the page. */
export function Shortcuts() {
  const [opened, setOpened] = useState<OpenDialog | null>(null)
  const open = useCallback(() => {
    // Without a connection the button can be pressed again.
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
