import { type DBSchema, openDB } from 'idb'
import { UNSENT_PICTURES } from './clear-unsent-pictures.ts'

/** A picture that is on its way to the server, for the page that is opened next. */
export interface KeptPicture {
  readonly key: string
  /** The home that it is sent to. */
  readonly home: string
  readonly name: string
  readonly blob: Blob
  /** Of what is on the server already. */
  readonly url: string | null
}

interface StoredPicture extends KeptPicture {
  readonly since: number
}

interface Schema extends DBSchema {
  pictures: { key: string; value: StoredPicture }
}

/** As long as the server keeps a part of a file. */
const KEPT_MS = 24 * 3_600_000

async function use<T>(
  work: (database: Awaited<ReturnType<typeof openDB<Schema>>>) => Promise<T>,
): Promise<T> {
  const database = await openDB<Schema>(UNSENT_PICTURES, 1, {
    upgrade(created) {
      created.createObjectStore('pictures', { keyPath: 'key' })
    },
    // Another tab deletes it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** @throws when storage is forbidden or full */
export const keepPicture = (picture: KeptPicture): Promise<void> =>
  use(async (database) => {
    const since = (await database.get('pictures', picture.key))?.since ?? Date.now()
    await database.put('pictures', { ...picture, since })
  })

export const forgetPicture = (key: string): Promise<void> =>
  use((database) => database.delete('pictures', key))

/** Of one home, oldest first. Those that nobody went on with for a day are deleted. */
export const readUnsentPictures = (home: string): Promise<KeptPicture[]> =>
  use(async (database) => {
    const all = (await database.getAll('pictures')).toSorted((a, b) => a.since - b.since)
    const oldest = Date.now() - KEPT_MS
    for (const { key, since } of all) if (since < oldest) await database.delete('pictures', key)
    return all.filter((picture) => picture.since >= oldest && picture.home === home)
  })
