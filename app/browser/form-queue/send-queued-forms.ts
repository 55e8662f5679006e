import { IDEMPOTENCY_KEY } from '#domain/site/idempotency-key.ts'
import {
  announceChange,
  FORM_QUEUE,
  type QueuedForm,
  readQueuedForms,
  withDatabase,
  withFormLock,
} from './form-queue.ts'

// Also imported by the service worker, so no DOM here.

/** A connection that does not answer must not hold up the forms behind it for ever. */
const POST_MS = 30_000

/** Statuses of a client error that another attempt may not get. */
const TEMPORARY = [408, 425, 429]

/** Whether the server will never accept these values: they are invalid or too large. */
const isRefusal = (status: number) => status >= 400 && status < 500 && !TEMPORARY.includes(status)

/** @throws without a connection, or when there is no answer in time */
async function post({ id, path, values }: QueuedForm): Promise<'sent' | 'refused' | 'later'> {
  const { headers, redirected, status, url } = await fetch(path, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { [IDEMPOTENCY_KEY]: id },
    signal: AbortSignal.timeout(POST_MS),
  })
  // Only the site returns the key; a captive portal answers every request.
  if (headers.get(IDEMPOTENCY_KEY) !== id) return 'later'
  if (!redirected) return isRefusal(status) ? 'refused' : 'later'
  // The action that has accepted a form redirects to its page with a parameter; to another scheme without one.
  const { pathname, search } = new URL(url)
  return pathname === path && search !== '' ? 'sent' : 'later'
}

/** @returns `gone` if it was withdrawn, or somebody signed out, since the list was read */
const sendForm = (form: QueuedForm) =>
  withFormLock(form.id, async () => {
    const isThere = await withDatabase((database) => database.getKey('forms', form.id))
    if (isThere === undefined) return 'gone'
    const outcome = await post(form)
    if (outcome === 'later') return outcome
    await withDatabase(async (database) => {
      const { store, done } = database.transaction('forms', 'readwrite')
      if (outcome === 'sent') await store.delete(form.id)
      else if (await store.getKey(form.id)) await store.put({ ...form, isRefused: true })
      await done
    })
    return outcome
  })

/**
 * Sends the queued forms one at a time, in only one tab or worker at once.
 *
 * @returns how many were sent
 * @throws without a connection
 */
export function sendQueuedForms(): Promise<number> {
  return navigator.locks.request(FORM_QUEUE, async () => {
    let sent = 0
    for (const form of await readQueuedForms()) {
      if (form.isRefused) continue
      const outcome = await sendForm(form)
      // The next one may be accepted all the same.
      if (outcome === 'later') continue
      if (outcome === 'sent') sent += 1
      announceChange()
    }
    return sent
  })
}
