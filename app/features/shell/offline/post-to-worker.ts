import type { WorkerMessage } from '#domain/site/offline/worker-message.ts'

/** Waits until a service worker is active. */
export async function postToWorker(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}
