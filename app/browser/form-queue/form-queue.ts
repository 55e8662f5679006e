import { type DBSchema, deleteDB, openDB } from 'idb'
import { hasFields, isBoolean, isNumber, isObject, isOptional, isText } from '#domain/json/shape.ts'
import { IDEMPOTENCY_KEY } from '#domain/site/idempotency-key.ts'
import { PATHS } from '#domain/site/links.ts'

// Also imported by the service worker, so no DOM here.

/** A form that could not be sent because there was no connection. */
export interface QueuedForm {
  /** Idempotency key. */
  readonly id: string
  /** The page whose action accepts it, as for a form posted without JavaScript. */
  readonly path: string
  readonly values: Readonly<Record<string, string>>
  readonly since: number
  /** The server rejected its values: it is not sent again. */
  readonly isRefused?: boolean
}

interface Schema extends DBSchema {
  forms: { key: string; value: QueuedForm }
}

/** Name of the database, the lock, the channel and the background sync. */
export const FORM_QUEUE = 'waiting-forms'

/** A visitor with more has a problem that queueing does not solve. */
const MAX_FORMS = 20

const open = () =>
  openDB<Schema>(FORM_QUEUE, 1, {
    upgrade(database) {
      database.createObjectStore('forms', { keyPath: 'id' })
    },
    // So that another tab can delete the database.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

async function withDatabase<T>(
  use: (database: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T> {
  const database = await open()
  try {
    return await use(database)
  } finally {
    database.close()
  }
}

function announceChange(): void {
  const channel = new BroadcastChannel(FORM_QUEUE)
  channel.postMessage(null)
  channel.close()
}

/** Of one form, while it is being sent. */
const getLockName = (id: string) => `${FORM_QUEUE}/${id}`

/** Whose actions take queued forms. */
const FORM_PATHS: readonly string[] = [PATHS.contact, PATHS.newsletter]

const isQueuedForm = hasFields<QueuedForm>({
  id: (value): value is string => isText(value) && /^[\w-]+$/.test(value),
  path: (value): value is string => FORM_PATHS.some((path) => path === value),
  values: (value): value is Record<string, string> =>
    isObject(value) && Object.values(value).every(isText),
  since: isNumber,
  isRefused: isOptional(isBoolean),
})

/** Oldest first. Entries of another shape are deleted and logged. */
export const readQueuedForms = (): Promise<QueuedForm[]> =>
  withDatabase(async (database) => {
    const all: unknown[] = await database.getAll('forms')
    const forms = all.filter(isQueuedForm)
    if (forms.length < all.length) {
      console.error('Queued forms of an unknown shape were deleted.', all.length - forms.length)
      const keys = new Set(forms.map(({ id }) => id))
      for (const key of await database.getAllKeys('forms'))
        if (!keys.has(key)) await database.delete('forms', key)
    }
    return forms.toSorted((a, b) => a.since - b.since).slice(0, MAX_FORMS)
  })

/** @throws when storage is forbidden or full, or too many forms are queued */
export async function addQueuedForm(
  path: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await withDatabase(async (database) => {
    if ((await database.count('forms')) >= MAX_FORMS) throw new Error('Too many forms wait.')
    await database.put('forms', { id: crypto.randomUUID(), path, values, since: Date.now() })
  })
  announceChange()
}

/** @returns `false` if it has been sent in the meantime */
export async function withdrawForm(id: string): Promise<boolean> {
  // Waits if a tab or the worker is sending this one.
  const isThere = await navigator.locks.request(getLockName(id), () =>
    withDatabase(async (database) => {
      const form = await database.get('forms', id)
      await database.delete('forms', id)
      return form !== undefined
    }),
  )
  announceChange()
  return isThere
}

/** Also deletes a database that cannot be opened. */
export async function clearQueuedForms(): Promise<void> {
  await withDatabase((database) => database.clear('forms')).catch(() => deleteDB(FORM_QUEUE))
  announceChange()
}

/** A connection that does not answer must not hold up the forms behind it for ever. */
const POST_MS = 30_000

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
  if (!redirected) return status === 400 ? 'refused' : 'later'
  // The action that has accepted a form redirects to its page with a parameter; to another scheme without one.
  const { pathname, search } = new URL(url)
  return pathname === path && search !== '' ? 'sent' : 'later'
}

/** @returns `gone` if it was withdrawn, or somebody signed out, since the list was read */
const sendForm = (form: QueuedForm) =>
  navigator.locks.request(getLockName(form.id), async () => {
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
      if (outcome === 'later') break
      if (outcome === 'sent') sent += 1
      announceChange()
    }
    return sent
  })
}
