import { HYDRATED_EVENT } from './recorded-events.ts'
import { whenParsed } from './when-painted.ts'

/**
 * Runs before the first paint, so that a dark page never flashes light. A malformed value is logged later, by
 * the app.
 */
export function applyTheme(): void {
  try {
    const isDark = localStorage.getItem('darkMode') === 'true'
    document.documentElement.classList.toggle('dark', isDark)
    whenParsed(() => markToggles(isDark))
  } catch {
    // Storage is forbidden: the page stays light.
  }
}

const TOGGLE = '[data-theme-toggle]'

function markToggles(isDark: boolean): void {
  for (const toggle of document.querySelectorAll(TOGGLE))
    toggle.setAttribute('aria-pressed', String(isDark))
}

/** Until hydration, the buttons of the theme work without React, which then reads the stored theme. */
export function toggleThemeEarly(): void {
  const controller = new AbortController()
  const { signal } = controller
  const toggle = (event: Event) => {
    if (!(event.target instanceof Element) || event.target.closest(TOGGLE) === null) return
    const isDark = !document.documentElement.classList.contains('dark')
    try {
      localStorage.setItem('darkMode', String(isDark))
    } catch {
      // The press is replayed, and lasts as long as the page.
      return
    }
    event.stopImmediatePropagation()
    document.documentElement.classList.toggle('dark', isDark)
    markToggles(isDark)
  }
  addEventListener('click', toggle, { capture: true, signal })
  // Another tab has changed it.
  addEventListener('storage', applyTheme, { signal })
  addEventListener(HYDRATED_EVENT, () => controller.abort(), { once: true })
}
