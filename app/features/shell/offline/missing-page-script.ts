import { whenServerIsBack } from '#app/browser/network/when-server-is-back.ts'
import { logUnreadable } from '#app/browser/storage/log-unreadable.ts'

// This script runs in the page of `worker/offline-fallback.ts`, in place of React and of the script of other documents.

/**
 * If the server is up but this page keeps failing, wait between reloads so that the tab does not reload in a tight
 * loop.
 */
const PAUSE_AFTER_RELOAD_MS = 20_000

const PAUSE_AFTER_ONLINE_MS = 250

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload'
}

let stopWaiting = () => {}

/** The server is pinged because the browser reports a connection before requests succeed. */
function pingUntilBack(firstPauseMs?: number): void {
  stopWaiting()
  stopWaiting = whenServerIsBack(reload, firstPauseMs)
}

function reload(): void {
  stopWaiting()
  location.reload()
}

// Applies the theme of the site, as in `app/head/apply-theme-and-currency.ts`; where storage is forbidden, the system's theme stays.
try {
  const isDark = localStorage.getItem('darkMode') === 'true'
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
} catch (error) {
  logUnreadable('darkMode', error)
}
// Back may lead to a page that was opened in the same document before a reload, as in `app/head/history-entry.ts`.
addEventListener('popstate', reload)
// Do not reload while the visitor is already navigating away.
addEventListener('beforeunload', () => stopWaiting())
addEventListener('online', () => pingUntilBack(wasReloaded() ? undefined : PAUSE_AFTER_ONLINE_MS))
pingUntilBack(wasReloaded() ? PAUSE_AFTER_RELOAD_MS : undefined)
