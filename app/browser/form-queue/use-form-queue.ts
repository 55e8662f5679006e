import { useEffect, useState } from 'react'
import type { QueuedForm } from './form-queue.ts'

/** Repeated from `form-queue.ts`, whose code loads only if a form is queued. */
const DATABASE = 'waiting-forms'

const loadQueuedForms = () => import('./form-queue.ts')

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

/** The queued forms of one page, updated after each change in any tab. */
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

export async function clearFormQueue(): Promise<void> {
  if (await mayHaveQueuedForms()) await (await loadQueuedForms()).clearQueuedForms()
}
