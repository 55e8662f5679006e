import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb'

// The service worker imports this file too, so it uses no DOM.

interface DatabaseOptions<Schema extends DBSchema> {
  readonly name: string
  /** Its only object store. */
  readonly store: StoreNames<Schema>
  readonly keyPath: string
}

/** @returns a function that opens the database for some work, and closes it after that */
export const createDatabase =
  <Schema extends DBSchema>({ name, store, keyPath }: DatabaseOptions<Schema>) =>
  async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    const database = await openDB<Schema>(name, 1, {
      upgrade(created) {
        created.createObjectStore(store, { keyPath })
      },
      // So that another tab can delete the database.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })
    try {
      return await work(database)
    } finally {
      database.close()
    }
  }
