import { restoreScroll } from './scroll-position.ts'

// This script runs inline at the end of every document, as soon as its body is parsed. It is a bundle of its own
// (`scripts/build/inline-scripts.ts`). Once the page is hydrated, every change of path scrolls to the top instead
// (`app/features/shell/use-page-scroll.ts`).
if (!history.state?.key) history.replaceState({ key: `${Math.random()}` }, '')
restoreScroll()
