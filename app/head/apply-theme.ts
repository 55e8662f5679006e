import { readStored } from './read-stored.ts'
import { whenParsed } from './when-painted.ts'

/**
 * Runs before the first paint, so that a dark page never flashes light. The page logs a malformed value when it
 * hydrates.
 */
export function applyTheme(): void {
  if (readStored('darkMode') !== 'true') return
  document.documentElement.classList.add('dark')
  whenParsed(() => {
    for (const toggle of document.querySelectorAll('[data-theme-toggle]'))
      toggle.ariaPressed = 'true'
  })
}
