import { type DBSchema, openDB } from 'idb'

// The service worker imports this, too: no DOM here.

/** A form that could not be sent for want of a connection. */
export interface QueuedForm {
  /** Sent along, so that the server takes it once. */
  readonly id: string
  /** The page whose action takes it, as it does without JavaScript. */
  readonly path: string
  readonly values: Readonly<Record<string, string>>
  readonly since: number
  /** The server will not take it as it is. */
  readonly isRefused?: boolean
}

interface Schema extends DBSchema {
  forms: { key: string; value: QueuedForm }
}

/** Of the database, the lock, the channel and the background sync. */
export const FORM_QUEUE = 'waiting-forms'

/** More would be a mistake. */
const MAX_FORMS = 20

const open = () =>
  openDB<Schema>(FORM_QUEUE, 1, {
    upgrade(database) {
      database.createObjectStore('forms', { keyPath: 'id' })
    },
    // Another tab deletes it.
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

/** @throws when storage is forbidden or full, or too much waits already */
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

/** @returns `false` if it was sent meanwhile */
export async function withdrawForm(id: string): Promise<boolean> {
  // Not while it is being sent, in any tab or the worker.
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
    // The action answers an accepted form by a redirect.
    redirect: 'manual',
  })
  if (type === 'opaqueredirect') return 'sent'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}

/**
 * Sends what waits, one after the other; in one tab or the worker at a time.
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
