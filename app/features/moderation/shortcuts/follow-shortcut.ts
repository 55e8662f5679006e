import type { Shortcut } from '#domain/moderation/shortcut.ts'

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
export function followShortcut(shortcut: Exclude<Shortcut, 'help'>): boolean {
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
