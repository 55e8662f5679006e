import type { WorkerMessage } from '#domain/offline/worker-message.ts'

/** A page that is left sooner is not kept; and what the page itself loads goes first. */
const DELAY_MS = 2_000

/** Whether the service worker saw the document and its files. */
const wasControlled = typeof navigator !== 'undefined' && !!navigator.serviceWorker?.controller

const getUsedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

export async function postToWorker(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/**
 * Asks the service worker to keep a page that is being read: a navigation inside of the site has fetched its data
 * alone, and the first page was read before the worker was there.
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
