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

interface Sending {
  /** When somebody had last signed out as sending began. */
  readonly signOut: number
  readonly isUnsent: Promise<boolean>
  readonly onStored: (() => void) | undefined
}

/**
 * Stores a form in the queue while it is being sent, and removes it again unless sending fails. Nobody else sends it
 * meanwhile. If its page is closed, the form stays in the queue; if it then arrives twice, the server accepts it once.
 *
 * @throws when storage is forbidden or full, when too many forms are queued, or when somebody has signed out since
 * sending began
 */
export async function storeWhileSending(
  form: QueuedForm,
  { signOut, isUnsent, onStored }: Sending,
): Promise<void> {
  const hasSignedOut = () => signedOutAt.get() !== signOut
  await withFormLock(form.id, async () => {
    if ((await readQueuedForms()).length >= QUEUED_FORM_LIMITS.forms)
      throw new Error('Too many forms wait.')
    await withDatabase(async (database) => {
      await database.put('forms', form)
      // A sign-out may have emptied the queue just before this form was stored.
      if (hasSignedOut()) await database.delete('forms', form.id)
    })
    if (hasSignedOut()) throw new Error('Somebody has signed out.')
    onStored?.()
    requestSync().catch(() => {})
    if (!(await isUnsent)) await withDatabase((database) => database.delete('forms', form.id))
    else if (hasSignedOut()) throw new Error('Somebody has signed out.')
  })
  announceChange()
}
