import './shortcuts.css'
import { useEffect, useEffectEvent, useState } from 'react'
import { storedReviewShortcuts } from '#app/browser/storage/stored-flags.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { quietButton } from '#app/ui/button.ts'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import {
  findShortcut,
  SHORTCUT_KEYS,
  SHORTCUTS,
  type Shortcut,
} from '#domain/moderation/shortcut.ts'
import { shortcutNames, shortcutTexts } from '#texts/moderation/shortcuts.ts'

/** Entries of the queue, in order. Only scripts can focus them. */
const ENTRY = '[data-entry]'

const findCurrent = () => document.activeElement?.closest<HTMLElement>(ENTRY) ?? null

function focusEntry(step: 1 | -1): boolean {
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRY)]
  const current = findCurrent()
  const next = current === null ? entries.at(0) : entries[entries.indexOf(current) + step]
  next?.focus()
  return entries.length > 0
}

/** Searches the focused entry, or the page of a single one. */
const findIn = (selector: string) =>
  (findCurrent() ?? document).querySelector<HTMLElement>(selector)

/**
 * Moves focus or follows a link; never decides anything.
 *
 * @returns whether there was anything to do
 */
function followShortcut(shortcut: Exclude<Shortcut, 'help'>): boolean {
  if (shortcut === 'next' || shortcut === 'previous') {
    if (focusEntry(shortcut === 'next' ? 1 : -1)) return true
    const neighbor = document.querySelector<HTMLElement>(`[data-shortcut="${shortcut}"]`)
    neighbor?.click()
    return neighbor !== null
  }
  if (shortcut === 'open') findCurrent()?.querySelector<HTMLElement>('a[href]')?.click()
  else if (shortcut === 'back') findIn('[data-shortcut="back"]')?.click()
  // Without a focused entry the queue has nothing to act on: its first entry is not assumed.
  else if (findCurrent() !== null || document.querySelector(ENTRY) === null)
    findIn(`[data-shortcut="${shortcut}"]`)?.focus()
  return true
}

/** Elements in which keys are typed, or belong to a dialog. */
const TAKEN = 'input, textarea, select, [contenteditable], dialog'

const isTaken = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(TAKEN) !== null

/** Enter opens a focused entry; on a link or button it does what it always does. */
const opensEntry = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' && target instanceof Element && target.matches('[data-entry]')

/** Single-key shortcuts for moderators (docs/product/moderation.md, "Moderation"). */
function useShortcuts(onHelp: () => void): void {
  const help = useEffectEvent(onHelp)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTaken(event)) return
      if (!storedReviewShortcuts.get()) return
      const shortcut = opensEntry(event) ? 'open' : findShortcut(event)
      if (shortcut === null) return
      if (shortcut === 'help') help()
      else if (!followShortcut(shortcut)) return
      // Without this, the letter would be typed into the newly focused field.
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** A button that lists the shortcuts, which work while it is mounted. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useShortcuts(open)
  return (
    <>
      <button type="button" className={`${quietButton} noscript:hidden`} onClick={open}>
        {shortcutTexts.title}
      </button>
      {isOpen && <ShortcutDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** The list of keys, and the switch that turns them off. */
function ShortcutDialog({ onClose }: { readonly onClose: () => void }) {
  const isEnabled = useStoredValue(storedReviewShortcuts)
  const { title, close, enter, enabled, enabledHint } = shortcutTexts
  return (
    <Dialog heading={title} closeLabel={close} onClose={onClose}>
      <dl className="shortcut-list mt-4 grid gap-2">
        {SHORTCUTS.map((shortcut) => (
          <div key={shortcut}>
            <dt>
              <kbd>{SHORTCUT_KEYS[shortcut]}</kbd>
            </dt>
            <dd>{shortcutNames[shortcut]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 mb-6 text-ink-soft">{enter}</p>
      <Switch
        label={enabled}
        hint={enabledHint}
        checked={isEnabled}
        onToggle={() => storedReviewShortcuts.update((now) => !now)}
      />
    </Dialog>
  )
}
