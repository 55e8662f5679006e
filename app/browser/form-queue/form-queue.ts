import type { DBSchema } from 'idb'
import { createDatabase } from '#app/browser/storage/create-database.ts'
import {
  hasFields,
  isBoolean,
  isNumber,
  isObject,
  isOptional,
  isText,
} from '#domain/platform/json/shape.ts'
import { PATHS } from '#domain/platform/paths.ts'
import {
  getQueuedFormState,
  QUEUED_FORM_LIMITS,
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

/**
 * The pages whose actions accept queued forms. Forms for other paths stay in the queue, because another version of the
 * site, in another tab or later, may accept them.
 */
const FORM_PATHS: readonly string[] = [PATHS.contact, PATHS.newsletter]

/** The format in which the server returns the key (`server/platform/idempotency/return-key.ts`). */
const ID = /^[\w-]{1,100}$/

const isStoredForm = hasFields<QueuedForm>({
  id: (value): value is string => isText(value) && ID.test(value),
  path: isText,
  values: (value): value is Record<string, string> =>
    isObject(value) && Object.values(value).every(isText),
  since: isNumber,
  isRefused: isOptional(isBoolean),
})

/** Reads the queue, oldest form first. Entries of another shape are deleted and logged. */
export const readQueuedForms = (): Promise<QueuedForm[]> =>
  withDatabase(async (database) => {
    const forms: QueuedForm[] = []
    const { store, done } = database.transaction('forms', 'readwrite')
    for await (const cursor of store) {
      const value: unknown = cursor.value
      if (isStoredForm(value)) forms.push(value)
      else {
        console.error('A queued form of an unknown shape was deleted.')
        await cursor.delete()
      }
    }
    await done
    return forms
      .filter(({ path }) => FORM_PATHS.includes(path))
      .toSorted((a, b) => a.since - b.since)
      .slice(0, QUEUED_FORM_LIMITS.forms)
  })

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
