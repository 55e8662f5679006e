import { restoreScroll } from './saved-scroll.ts'

// Runs inline at the end of every document, before its first paint after a reload or a return, as a bundle of its
// own (`scripts/build/inline-scripts.ts`).
if (!history.state?.key) history.replaceState({ key: `${Math.random()}` }, '')
restoreScroll()
