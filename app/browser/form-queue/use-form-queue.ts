import { useEffect, useState } from 'react'
import type { QueuedForm } from './form-queue.ts'

/** The same as in `waiting-forms.ts`, whose code is loaded only if something waits. */
const DATABASE = 'waiting-forms'

export const loadQueuedForms = () => import('./form-queue.ts')

export async function mayHaveQueuedForms(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === DATABASE)
  } catch {
    return false
  }
}

async function readForms(path: string): Promise<QueuedForm[]> {
  if (!(await mayHaveQueuedForms())) return []
  const { readQueuedForms } = await loadQueuedForms()
  return (await readQueuedForms()).filter((form) => form.path === path)
}

/** The forms of one page that wait, and again after each change in any tab. */
export function useQueuedForms(path: string): readonly QueuedForm[] {
  const [forms, setForms] = useState<readonly QueuedForm[]>([])
  useEffect(() => {
    const update = () => readForms(path).then(setForms, () => {})
    update()
    const channel = new BroadcastChannel(DATABASE)
    channel.addEventListener('message', update)
    return () => channel.close()
  }, [path])
  return forms
}

export const withdrawQueuedForm = (id: string): Promise<boolean> =>
  loadQueuedForms().then((code) => code.withdrawForm(id))

/** Forgets what waits. */
export async function clearFormQueue(): Promise<void> {
  if (await mayHaveQueuedForms()) await (await loadQueuedForms()).clearQueuedForms()
}

/** Whether a form whose request failed waits now: only if that was for want of a connection. */
export const storeIfOffline = (
  ...form: readonly [path: string, values: QueuedForm['values'], probe: string]
): Promise<boolean> =>
  import('./store-form.ts').then(
    (code) => code.storeForm(...form),
    () => false,
  )
