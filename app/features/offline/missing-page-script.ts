import { whenServerIsBack } from '#app/browser/network/when-server-is-back.ts'

// Runs in the page of `worker/offline-fallback.ts` instead of React and the script of other documents.

const reload = () => location.reload()

/** Where the server answers and this page still fails, reloads must not follow each other closely. */
const PAUSE_AFTER_RELOAD_MS = 20_000

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload'
}

// The theme of the site, as in `app/head/apply-theme.ts`; the system's where storage is forbidden.
try {
  const isDark = localStorage.getItem('darkMode') === 'true'
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
} catch {}
// Back may lead to a page that was opened in the same document before a reload, as in `app/head/follow-history.ts`.
addEventListener('popstate', reload)
addEventListener('online', reload)
whenServerIsBack(reload, wasReloaded() ? PAUSE_AFTER_RELOAD_MS : undefined)
