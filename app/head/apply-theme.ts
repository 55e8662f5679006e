import { logUnreadable } from '#app/browser/storage/log-unreadable.ts'
import { whenParsed } from './when-painted.ts'

const TOGGLE = '[data-theme-toggle]'

/**
 * Runs before the first paint, so that a dark page never flashes light. The page logs a malformed value when it
 * hydrates.
 */
export function applyTheme(): void {
  try {
    if (localStorage.getItem('darkMode') !== 'true') return
    document.documentElement.classList.add('dark')
    whenParsed(() => {
      for (const toggle of document.querySelectorAll(TOGGLE)) toggle.ariaPressed = 'true'
    })
  } catch (error) {
    logUnreadable('darkMode', error)
  }
}
