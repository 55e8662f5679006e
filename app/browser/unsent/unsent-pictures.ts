import type { DBSchema } from 'idb'
import { createDatabase } from '#app/browser/storage/create-database.ts'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { UNSENT_PICTURES } from './clear-unsent-pictures.ts'

/** A picture whose upload is not complete, kept so that the next page can continue it. */
export interface KeptPicture {
  readonly key: string
  readonly home: string
  readonly name: string
  readonly blob: Blob
  /** The URL of its partial upload on the server. */
  readonly url: string | null
}

interface StoredPicture extends KeptPicture {
  readonly since: number
}

interface Schema extends DBSchema {
  pictures: { key: string; value: StoredPicture }
}

const withDatabase = createDatabase<Schema>({
  name: UNSENT_PICTURES,
  store: 'pictures',
  keyPath: 'key',
})

/** @throws when storage is forbidden or full */
export const keepPicture = (picture: KeptPicture): Promise<void> =>
  withDatabase(async (database) => {
    const since = (await database.get('pictures', picture.key))?.since ?? Date.now()
    await database.put('pictures', { ...picture, since })
  })

export const forgetPicture = (key: string): Promise<void> =>
  withDatabase((database) => database.delete('pictures', key))

/** Reads the pictures of one home, oldest first. Deletes those that have not progressed for a day. */
export const readUnsentPictures = (home: string): Promise<KeptPicture[]> =>
  withDatabase(async (database) => {
    const all = (await database.getAll('pictures')).toSorted((a, b) => a.since - b.since)
    const oldest = Date.now() - PICTURE_LIMITS.uploadMs
    for (const { key, since } of all) if (since < oldest) await database.delete('pictures', key)
    return all.filter((picture) => picture.since >= oldest && picture.home === home)
  })
