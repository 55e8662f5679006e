import { QUEUED_FORM_LIMITS } from '#domain/offline/queued-form.ts'
import { announceChange, type QueuedForm, withDatabase, withFormLock } from './form-queue.ts'
import { FORM_QUEUE } from './may-have-queued-forms.ts'

/** Background Sync exists in Chromium only. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** Chromium sends queued forms even after the site is closed; other browsers at the next visit. */
async function requestSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (registration as SyncRegistration | undefined)?.sync?.register(FORM_QUEUE)
}

interface FormBeingSent extends Pick<QueuedForm, 'path' | 'values'> {
  readonly isUnsent: Promise<boolean>
  readonly onStored?: (() => void) | undefined
}

/**
 * Stores a form in the queue while it is being sent, and removes it again unless that fails. Nobody else sends it
 * meanwhile. If its page is closed, it stays; the server takes a form that arrives again once (decision 104).
 *
 * @throws when storage is forbidden or full, or too many forms are queued
 */
export async function storeWhileSending({
  path,
  values,
  isUnsent,
  onStored,
}: FormBeingSent): Promise<void> {
  const id = crypto.randomUUID()
  await withFormLock(id, async () => {
    await withDatabase(async (database) => {
      if ((await database.count('forms')) >= QUEUED_FORM_LIMITS.forms)
        throw new Error('Too many forms wait.')
      await database.put('forms', { id, path, values, since: Date.now() })
    })
    onStored?.()
    requestSync().catch(() => {})
    if (!(await isUnsent)) await withDatabase((database) => database.delete('forms', id))
  })
  announceChange()
}
