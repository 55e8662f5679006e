import { storedFavorites } from '#app/browser/listings/favorites.ts'
import { listingPath } from '#domain/catalog/links.ts'
import type { WorkerMessage } from '#domain/site/offline/worker-message.ts'

/** Pages that are left sooner are not stored, and the page's own requests go first. */
const PAGE_DELAY_MS = 2_000
/** Leaves time for the page's own requests. */
const FAVORITES_DELAY_MS = 2_500

/** Waits until a service worker is active. */
async function postToWorker(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

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
  }, PAGE_DELAY_MS)
  return () => clearTimeout(timer)
}

async function postFavorites(): Promise<void> {
  const favorites = storedFavorites.get().map((favorite) => ({
    path: listingPath(favorite),
    pictures: [...favorite.images, favorite.Realtor?.ava ?? []].flat(),
  }))
  await postToWorker({ type: 'keep-favorites', favorites, format: 'avif' })
}

/**
 * Tells the service worker which listings are favorites, after a delay and after each change.
 *
 * @returns a function that stops it
 */
export function keepFavorites(): () => void {
  if (!navigator.serviceWorker) return () => {}
  const timer = setTimeout(postFavorites, FAVORITES_DELAY_MS)
  const unsubscribe = storedFavorites.subscribe(postFavorites)
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}
