import { signedOutAt } from '#app/browser/storage/signed-out-at.ts'
import { QUEUED_FORM_LIMITS } from '#domain/site/offline/queued-form.ts'
import { type QueuedForm, readQueuedForms, withDatabase, withFormLock } from './form-queue.ts'
import { announceChange, FORM_QUEUE } from './queue-database.ts'

/** Background Sync exists in Chromium only. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** Chromium sends queued forms even after the site is closed; other browsers at the next visit. */
async function requestSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (registration as SyncRegistration | undefined)?.sync?.register(FORM_QUEUE)
}

interface FormBeingSent extends Pick<QueuedForm, 'id' | 'path' | 'values' | 'since'> {
  readonly isUnsent: Promise<boolean>
  readonly onStored?: (() => void) | undefined
}

/**
 * Call it when sending begins.
 *
 * @returns a function that stores the form in the queue while it is being sent, and removes it again unless sending
 * fails. Nobody else sends it meanwhile. If its page is closed, the form stays in the queue; if it then arrives twice,
 * the server accepts it once. The function throws when storage is forbidden or full, when too many forms are queued, or
 * when somebody has signed out since sending began.
 */
export function prepareStore(): (form: FormBeingSent) => Promise<void> {
  const signOut = signedOutAt.get()
  return async ({ id, path, values, since, isUnsent, onStored }) => {
    await withFormLock(id, async () => {
      if ((await readQueuedForms()).length >= QUEUED_FORM_LIMITS.forms)
        throw new Error('Too many forms wait.')
      await withDatabase(async (database) => {
        await database.put('forms', { id, path, values, since })
        // A sign-out may have emptied the queue just before this form was stored.
        if (signedOutAt.get() !== signOut) await database.delete('forms', id)
      })
      if (signedOutAt.get() !== signOut) throw new Error('Somebody has signed out.')
      onStored?.()
      requestSync().catch(() => {})
      if (!(await isUnsent)) await withDatabase((database) => database.delete('forms', id))
      else if (signedOutAt.get() !== signOut) throw new Error('Somebody has signed out.')
    })
    announceChange()
  }
}
