/** React Router's key in session storage. */
export const SCROLL_POSITIONS_KEY = 'react-router-scroll-positions'

/** Scrolls to where the visitor left this entry of the history, if React Router has stored that. */
export function restoreScroll(): void {
  try {
    const positions = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS_KEY) ?? '{}')
    const top = positions[history.state?.key]
    if (top >= 0) scrollTo(0, top)
  } catch {
    // If storage is forbidden or holds something else, the browser decides.
  }
}
