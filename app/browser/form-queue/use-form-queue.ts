import { useEffect, useState } from 'react'
import type { ListedForm } from './form-queue.ts'
import { FORM_QUEUE, mayHaveQueuedForms } from './queue-database.ts'
import type { SendResult } from './send-queued-forms.ts'

const loadQueuedForms = () => import('./form-queue.ts')

async function readForms(path: string): Promise<ListedForm[]> {
  if (!(await mayHaveQueuedForms())) return []
  return (await loadQueuedForms()).listQueuedForms(path)
}

/** The queued forms of one page, updated after each change in any tab. */
export function useQueuedForms(path: string): readonly ListedForm[] {
  const [forms, setForms] = useState<readonly ListedForm[]>([])
  useEffect(() => {
    const update = () => readForms(path).then(setForms, () => {})
    update()
    const channel = new BroadcastChannel(FORM_QUEUE)
    channel.addEventListener('message', update)
    return () => channel.close()
  }, [path])
  return forms
}

/**
 * Sends the queued forms. The code for that loads only if this browser has ever queued one. A queue that cannot be
 * read, or whose code fails to load, counts as empty.
 */
export async function sendIfQueued(): Promise<SendResult> {
  const none = { sent: 0, waiting: 0 }
  if (!(await mayHaveQueuedForms())) return none
  return import('./send-queued-forms.ts').then((code) => code.sendQueuedForms()).catch(() => none)
}

export const withdrawQueuedForm = (id: string): Promise<boolean> =>
  loadQueuedForms().then((code) => code.withdrawForm(id))
