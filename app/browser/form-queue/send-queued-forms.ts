import { isServerReachable } from '#app/browser/network/ping-server.ts'
import { IDEMPOTENCY_KEY } from '#domain/platform/idempotency-key.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { getFormOutcome, getQueuedFormState } from '#domain/site/offline/queued-form.ts'
import { language } from '#texts/language.ts'
import { type QueuedForm, readQueuedForms, withDatabase, withFormLock } from './form-queue.ts'
import { announceChange, FORM_QUEUE } from './queue-database.ts'

// The service worker imports this file too, so it uses no DOM.

/**
 * After this time a request that got no response is given up, so that it does not hold up the forms behind it forever.
 */
const POST_MS = 30_000

/** @throws without a connection, or when there is no answer in time */
async function post(form: QueuedForm): Promise<'sent' | 'refused' | 'later'> {
  const { id, values } = form
  const path = inLanguage(form.path, language)
  const response = await fetch(path, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { [IDEMPOTENCY_KEY]: id },
    signal: AbortSignal.timeout(POST_MS),
  })
  // Only the site returns the key; a captive portal answers every request.
  if (response.headers.get(IDEMPOTENCY_KEY) !== id) return 'later'
  const { status, redirected, url } = response
  return getFormOutcome(path, { status, redirectedTo: redirected ? new URL(url) : null })
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

export interface SendResult {
  readonly sent: number
  /** How many could be sent, but not now. */
  readonly waiting: number
}

/**
 * Sends the queued forms one at a time, in only one tab or worker at once.
 *
 * @throws when the queue cannot be read
 */
export function sendQueuedForms(): Promise<SendResult> {
  return navigator.locks.request(FORM_QUEUE, async () => {
    const forms = await readQueuedForms()
    const sendable = forms.filter((form) => getQueuedFormState(form, Date.now()) === 'waiting')
    let sent = 0
    let done = 0
    for (const form of sendable) {
      try {
        const outcome = await sendForm(form)
        if (outcome === 'later') continue
        done += 1
        if (outcome === 'sent') sent += 1
        announceChange()
      } catch {
        // If the server can be reached, only this form failed, and the next one is tried.
        if (!(await isServerReachable())) break
      }
    }
    return { sent, waiting: sendable.length - done }
  })
}
