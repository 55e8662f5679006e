import { whenParsed } from './when-painted.ts'

/**
 * Runs before the first paint, so that a dark page never flashes light. A malformed value is logged later, by
 * the app.
 */
export function applyTheme(): void {
  try {
    const isDark = localStorage.getItem('darkMode') === 'true'
    document.documentElement.classList.toggle('dark', isDark)
    if (isDark) whenParsed(markTogglesPressed)
  } catch {
    // Storage is forbidden: the page stays light.
  }
}

function markTogglesPressed(): void {
  for (const toggle of document.querySelectorAll('[data-theme-toggle]'))
    toggle.setAttribute('aria-pressed', 'true')
}
