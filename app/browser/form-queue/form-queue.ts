import type { DBSchema } from 'idb'
import { createDatabase } from '#app/browser/storage/create-database.ts'
import {
  getQueuedFormState,
  type QueuedFormState,
  type QueuedFormTimes,
} from '#domain/site/offline/queued-form.ts'
import { announceChange, FORM_QUEUE } from './queue-database.ts'

// The service worker imports this file too, so it uses no DOM.

/** A form that could not be sent because there was no connection, or is being sent over a slow one. */
export interface QueuedForm extends QueuedFormTimes {
  /** Idempotency key. */
  readonly id: string
  /** The page whose action accepts it, as for a form posted without JavaScript. */
  readonly path: string
  readonly values: Readonly<Record<string, string>>
}

interface Schema extends DBSchema {
  forms: { key: string; value: QueuedForm }
}

export const withDatabase = createDatabase<Schema>({
  name: FORM_QUEUE,
  store: 'forms',
  keyPath: 'id',
})

/** Runs `work` while holding the lock of a form, which everybody needs who sends or withdraws it. */
export const withFormLock = <Result>(id: string, work: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(`${FORM_QUEUE}/${id}`, work)

/** Reads the queue, oldest form first. */
export const readQueuedForms = (): Promise<QueuedForm[]> =>
  withDatabase(async (database) =>
    (await database.getAll('forms')).toSorted((a, b) => a.since - b.since),
  )

export interface ListedForm extends QueuedForm {
  readonly state: QueuedFormState
}

/** Lists the queued forms of one page. */
export async function listQueuedForms(path: string): Promise<ListedForm[]> {
  const forms = (await readQueuedForms()).filter((form) => form.path === path)
  return forms.map((form) => ({ ...form, state: getQueuedFormState(form, Date.now()) }))
}

/** @returns `false` if it has been sent in the meantime */
export async function withdrawForm(id: string): Promise<boolean> {
  const isThere = await withFormLock(id, () =>
    withDatabase(async (database) => {
      const form = await database.get('forms', id)
      await database.delete('forms', id)
      return form !== undefined
    }),
  )
  announceChange()
  return isThere
}
