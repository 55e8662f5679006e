/** Before the first paint, so that a dark page never flashes light. The app logs a malformed value. */
export function applyTheme(): void {
  try {
    document.documentElement.classList.toggle('dark', localStorage.getItem('darkMode') === 'true')
  } catch {
    // Storage is forbidden: the page is light.
  }
}
