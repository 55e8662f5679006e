import type { Shortcut } from '#domain/moderation/shortcut.ts'

/** Entries of the queue, in their order. They take the focus by script alone. */
const ENTRY = '[data-entry]'

const findCurrent = () => document.activeElement?.closest<HTMLElement>(ENTRY) ?? null

function focusEntry(step: 1 | -1): void {
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRY)]
  const current = findCurrent()
  const next = current === null ? entries.at(0) : entries[entries.indexOf(current) + step]
  next?.focus()
}

/** In the entry that has the focus, or on the page of one. */
const findIn = (selector: string) =>
  (findCurrent() ?? document).querySelector<HTMLElement>(selector)

/** Moves the focus or follows a link; nothing is decided. @returns whether there was anything to do */
export function followShortcut(shortcut: Exclude<Shortcut, 'help'>): boolean {
  if (shortcut === 'next' || shortcut === 'previous') {
    focusEntry(shortcut === 'next' ? 1 : -1)
    return document.querySelector(ENTRY) !== null
  }
  if (shortcut === 'open') findCurrent()?.querySelector<HTMLElement>('a[href]')?.click()
  else if (shortcut === 'back') findIn('[data-shortcut="back"]')?.click()
  // Without an entry the first one of the queue is not meant.
  else if (findCurrent() !== null || document.querySelector(ENTRY) === null)
    findIn(`[data-shortcut="${shortcut}"]`)?.focus()
  return true
}
