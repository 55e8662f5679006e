import { type DBSchema, openDB } from 'idb'

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

/** Oldest first. */
export const readQueuedForms = (): Promise<QueuedForm[]> =>
  withDatabase(async (database) =>
    (await database.getAll('forms')).toSorted((a, b) => a.since - b.since),
  )

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
  // The lock waits until no tab or worker is sending it.
  const isThere = await navigator.locks.request(FORM_QUEUE, () =>
    withDatabase(async (database) => {
      const form = await database.get('forms', id)
      await database.delete('forms', id)
      return form !== undefined
    }),
  )
  announceChange()
  return isThere
}

export async function clearQueuedForms(): Promise<void> {
  await withDatabase((database) => database.clear('forms'))
  announceChange()
}

/** @throws without a connection */
async function post({ id, path, values }: QueuedForm): Promise<'sent' | 'refused' | 'later'> {
  const { type, status } = await fetch(path, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { 'Idempotency-Key': id },
    // The action answers an accepted form with a redirect.
    redirect: 'manual',
  })
  if (type === 'opaqueredirect') return 'sent'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}

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
      const outcome = await post(form)
      if (outcome === 'later') break
      await withDatabase(async (database) => {
        if (outcome === 'sent') await database.delete('forms', form.id)
        else await database.put('forms', { ...form, isRefused: true })
      })
      if (outcome === 'sent') sent += 1
      announceChange()
    }
    return sent
  })
}
