import { useEffect } from 'react'
import { storedReviewShortcuts } from '#app/browser/storage/stored-flags.ts'
import { findShortcut } from '#domain/moderation/shortcut.ts'
import { followShortcut } from './follow-shortcut.ts'

/** Elements in which keys are typed, or belong to a dialog. */
const TAKEN = 'input, textarea, select, [contenteditable], dialog'

const isTaken = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(TAKEN) !== null

/** Enter opens a focused entry; on a link or button it does what it always does. */
const opensEntry = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' && target instanceof Element && target.matches('[data-entry]')

/** Single-key shortcuts for moderators (docs/product/moderation.md, "Moderation"). */
export function useShortcuts(onHelp: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTaken(event)) return
      if (!storedReviewShortcuts.get()) return
      const shortcut = opensEntry(event) ? 'open' : findShortcut(event)
      if (shortcut === null) return
      if (shortcut === 'help') onHelp()
      else if (!followShortcut(shortcut)) return
      // Without this, the letter would be typed into the newly focused field.
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onHelp])
}
