import { whenServerIsBack } from '#app/browser/network/when-server-is-back.ts'
import { logUnreadable } from '#app/browser/storage/log-unreadable.ts'

// Runs in the page of `worker/offline-fallback.ts` instead of React and the script of other documents.

/** Where the server answers and this page still fails, reloads must not follow each other closely. */
const PAUSE_AFTER_RELOAD_MS = 20_000

const PAUSE_AFTER_ONLINE_MS = 250
/** Browsers do not tell when a page that was asked for is given up. */
const PAUSE_WHILE_LEAVING_MS = 60_000

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload'
}

let stopWaiting = () => {}

/** Pings, because the browser reports a connection before requests succeed. */
function wait(firstPauseMs?: number): void {
  stopWaiting()
  stopWaiting = whenServerIsBack(leave, firstPauseMs)
}

function leave(): void {
  stopWaiting()
  location.reload()
}

// The theme of the site, as in `app/head/apply-theme.ts`; the system's where storage is forbidden.
try {
  const isDark = localStorage.getItem('darkMode') === 'true'
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
} catch (error) {
  logUnreadable('darkMode', error)
}
// Back may lead to a page that was opened in the same document before a reload, as in `app/head/follow-history.ts`.
addEventListener('popstate', leave)
// Another page that is on its way, or Back, must not be overtaken.
let isLeaving = false
addEventListener('beforeunload', () => {
  isLeaving = true
  wait(PAUSE_WHILE_LEAVING_MS)
})
addEventListener('online', () => {
  if (!isLeaving) wait(wasReloaded() ? undefined : PAUSE_AFTER_ONLINE_MS)
})
wait(wasReloaded() ? PAUSE_AFTER_RELOAD_MS : undefined)
