import { whenParsed } from './when-painted.ts'

/**
 * Scrolls to where the visitor left this entry of the history, if React Router has stored that. It replaces the script
 * of React Router's `<ScrollRestoration>`, which throws if the browser forbids storage. Once the page is hydrated, every
 * change of path scrolls to the top instead (`app/features/shell/use-page-scroll.ts`).
 */
export function restoreScroll(): void {
  if (!history.state?.key) history.replaceState({ key: `${Math.random()}` }, '')
  try {
    const positions = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}')
    const top = positions[history.state?.key]
    if (top >= 0) whenParsed(() => scrollTo(0, top))
  } catch {
    // If storage is forbidden or holds something else, the browser decides.
  }
}
