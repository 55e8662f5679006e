import { useEffect, useState } from 'react'
import type { ListedForm } from './form-queue.ts'
import { FORM_QUEUE, mayHaveQueuedForms } from './may-have-queued-forms.ts'

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

export const withdrawQueuedForm = (id: string): Promise<boolean> =>
  loadQueuedForms().then((code) => code.withdrawForm(id))
