import { SERVICE_WORKER_PATH } from '#domain/platform/paths.ts'

/** Skipped in development, which has no worker, and where the browser forbids workers. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' }).catch(() => {
    // The site works without it.
  })
}
