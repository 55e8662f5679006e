import { postToWorker } from './post-to-worker.ts'

/** Pages that are left sooner are not stored, and the page's own requests go first. */
const DELAY_MS = 2_000

/** Whether the service worker has already handled the document and its files. */
const wasControlled = typeof navigator !== 'undefined' && !!navigator.serviceWorker?.controller

const getUsedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

/**
 * Asks the service worker to store the current page. It has not seen a document if the page was opened by client
 * navigation, or loaded before the worker was active.
 *
 * @returns a function that cancels it
 */
export function keepPageSoon(path: string): () => void {
  if (!navigator.serviceWorker) return () => {}
  const timer = setTimeout(() => {
    postToWorker({ type: 'keep-page', path, files: wasControlled ? [] : getUsedFiles() })
  }, DELAY_MS)
  return () => clearTimeout(timer)
}
