import { addQueuedForm, FORM_QUEUE, type QueuedForm } from './form-queue.ts'

/** Long enough for a slow connection. */
const PROBE_MS = 8_000

/** Chromium alone has it. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** Whether it answers, or lets us wait. */
const isReachable = (url: string): Promise<boolean> =>
  fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    (error) => !(error instanceof TypeError),
  )

/**
 * Stores a form whose request failed, if that was for want of a connection. What the server answered, or did not in
 * time, is no such failure: it may have taken the form.
 *
 * @param probe a URL that answers whenever there is a connection
 * @returns whether it waits
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
  // Chromium sends it even when the site is closed; elsewhere the next visit does.
  await (registration as SyncRegistration | undefined)?.sync?.register(FORM_QUEUE).catch(() => {})
  return true
}
