import { addQueuedForm, FORM_QUEUE, type QueuedForm } from './form-queue.ts'

/** Long enough for a slow connection. */
const PROBE_MS = 5_000

/** Background Sync exists in Chromium only. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

const isReachable = (url: string): Promise<boolean> =>
  fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    () => false,
  )

/**
 * Stores a form whose request failed, unless the server can be reached. The server may have accepted it without
 * the browser learning of it: it takes the same form once (decision 104).
 *
 * @param probe a URL that always answers when there is a connection
 * @returns whether the form was stored
 */
export async function storeForm(
  path: string,
  values: QueuedForm['values'],
  probe: string,
): Promise<boolean> {
  if (await isReachable(probe)) return false
  try {
    await addQueuedForm(path, values)
  } catch {
    return false
  }
  const registration = await navigator.serviceWorker?.getRegistration()
  // Chromium sends it even after the site is closed; other browsers at the next visit.
  await (registration as SyncRegistration | undefined)?.sync?.register(FORM_QUEUE).catch(() => {})
  return true
}
